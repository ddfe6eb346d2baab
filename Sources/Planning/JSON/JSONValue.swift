/// JSON as values. Foundation's coders meet each type anew in every process, which takes longer than the work itself.
enum JSONValue: Equatable, Sendable {
    case null
    case bool(Bool)
    /// A number in the digits that the text has.
    case number(String)
    case string(String)
    case list([JSONValue])
    /// Members in the order of the text.
    case object([Member])

    /// A name and what it stands for.
    struct Member: Equatable, Sendable {
        let name: String
        let value: JSONValue
    }

    /// Reads JSON; nil when it is none, which ``JSONFault`` explains.
    init?(_ bytes: [UInt8]) {
        var reader = JSONReader(bytes: bytes)
        guard String(utf8: bytes) != nil, let value = try? reader.read() else { return nil }
        self = value
    }
}
