/// A member of a type.
struct MemberFact: Hashable, Sendable {
    enum Kind: Int, Sendable {
        case function, initializer, variable, enumCase
    }

    let kind: Kind
    /// The name; of functions and initializers with their labels, such as `init(frame:)`.
    let name: String
    /// Where the name is written, in bytes.
    let offset: Int
    /// The type of a variable, as far as written; the raw value of an enumeration's case.
    var type: String?
    var value: Int?
    var isOverride = false
    /// Who may see it, and override it.
    var access = Access.internal
    /// Whether the type of a variable is written as an optional one.
    var isOptional = false
    /// Whether a stored property that can be set again.
    var isStored = false
    /// Where the body's closing brace stands, when there is a body.
    var end: Int?
    /// The functions that the body calls on `self`, in order; of `create…`, `destroy…` and `setup` alone.
    var calls: [String] = []
    /// The properties that the body sets; of a function `create…` or `destroy…` alone.
    var assigned: [String] = []
}
