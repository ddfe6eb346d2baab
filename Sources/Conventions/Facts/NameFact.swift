/// A type's name where it is written.
struct NameFact: Hashable, Sendable {
    /// The name, without module, outer types and generic arguments.
    let name: String
    /// Where it begins and ends, in bytes.
    let start: Int
    let end: Int
}
