import Foundation

/// What the JSON decoder found, in a sentence for people.
enum JSONProblem {
    static func sentence(for error: any Error) -> String {
        switch error as? DecodingError {
        case .keyNotFound(let key, let context)?:
            "The key '\(key.stringValue)' is missing\(suffix(context.codingPath))."
        case .typeMismatch(let type, let context)?, .valueNotFound(let type, let context)?:
            "A \(name(of: type)) is wanted\(suffix(context.codingPath))."
        case .dataCorrupted(let context)?:
            "The file is not understood\(suffix(context.codingPath)): \(reason(context))"
        default:
            "The file cannot be read: \(error)"
        }
    }

    /// A coding path as people write it: `variables[2].type`.
    static func place(_ path: [any CodingKey]) -> String {
        path.reduce(into: "") { place, key in
            if let index = key.intValue {
                place += "[\(index)]"
            } else {
                place += (place.isEmpty ? "" : ".") + key.stringValue
            }
        }
    }

    private static func suffix(_ path: [any CodingKey]) -> String {
        path.isEmpty ? "" : " at \(place(path))"
    }

    private static func name(of type: Any.Type) -> String {
        switch type {
        case is String.Type: "text"
        case is Bool.Type: "true or false"
        case is any Numeric.Type: "number"
        case is [Any].Type: "list"
        default: "value of another type"
        }
    }

    private static func reason(_ context: DecodingError.Context) -> String {
        let underlying = context.underlyingError as NSError?
        let detail = underlying?.userInfo[NSDebugDescriptionErrorKey] as? String
        return detail ?? context.debugDescription
    }
}
