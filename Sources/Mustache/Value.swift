/// What a name in a template stands for.
package enum Value: Hashable, Sendable {
    /// Nothing, but a known name.
    case null
    /// Yes or no.
    case bool(Bool)
    /// A number, as it is to be written.
    case number(String)
    /// Words, written as they are and never read as a template.
    case string(String)
    /// Values in order.
    case list([Value])
    /// Values by name.
    case object([String: Value])
}

extension Value {
    /// Whether a section is skipped: null, false, zero, the empty string and the empty list are empty.
    package var isEmpty: Bool {
        switch self {
        case .null: true
        case .bool(let isTrue): !isTrue
        case .number(let digits): Double(digits) == 0
        case .string(let words): words.isEmpty
        case .list(let elements): elements.isEmpty
        case .object: false
        }
    }

    /// The value as a variable writes it; nil for what is not text.
    var words: String? {
        switch self {
        case .null: ""
        case .bool(let isTrue): isTrue ? "true" : "false"
        case .number(let digits): digits
        case .string(let words): words
        case .list, .object: nil
        }
    }
}
