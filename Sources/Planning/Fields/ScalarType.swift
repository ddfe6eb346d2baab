/// The types that a field may have without a model of its own.
package enum ScalarType: String, CaseIterable, Sendable {
    case string = "String"
    case int = "Int"
    case double = "Double"
    case bool = "Bool"
    case date = "Date"
    case url = "URL"
    case uuid = "UUID"
    case decimal = "Decimal"
    case data = "Data"

    /// Whether two values of the type can be put in order with `<`.
    package var isComparable: Bool {
        switch self {
        case .string, .int, .double, .date, .decimal: true
        case .bool, .url, .uuid, .data: false
        }
    }
}
