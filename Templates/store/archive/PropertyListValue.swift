/// One value of a binary property list.
enum PropertyListValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case integer(Int)
    /// A number, or a date as the seconds since 2001.
    case real(Double)
    case string(String)
    case data(Data)
    /// The number of an object in a keyed archive.
    case link(Int)
    case array([PropertyListValue])
    case dictionary([String: PropertyListValue])
}
