/// What one value of a field is.
package enum FieldType: Hashable, Sendable {
    /// A type of Swift or Foundation.
    case scalar(ScalarType)
    /// A model of the app, by the name of its type.
    case model(String)

    /// The type as Swift spells it.
    package var swift: String {
        switch self {
        case .scalar(let scalar): scalar.rawValue
        case .model(let name): name
        }
    }
}
