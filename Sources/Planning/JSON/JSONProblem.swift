import Diagnostics

/// What the JSON decoder found, in a sentence for people.
enum JSONProblem {
    /// Where the file stops to be JSON, with a sentence about it; its name with what the decoder said when it is JSON.
    static func described(_ error: any Error, in contents: FileContents, of file: String) -> (String, Place) {
        guard let fault = JSONFault(in: contents.bytes) else { return (sentence(for: error), Place(file: file)) }
        let text = String(decoding: contents.bytes, as: UTF8.self)
        let index = String(decoding: contents.bytes.prefix(fault.offset), as: UTF8.self).endIndex
        let place = Place(file: file, in: text, at: index.samePosition(in: text) ?? text.startIndex)
        return ("The file is not understood: \(fault.reason).", place)
    }

    private static func sentence(for error: any Error) -> String {
        switch error as? DecodingError {
        case .keyNotFound(let key, let context)?:
            "The key '\(key.stringValue)' is missing\(suffix(context.codingPath))."
        case .typeMismatch(let type, let context)?, .valueNotFound(let type, let context)?:
            "A \(name(of: type)) is wanted\(suffix(context.codingPath))."
        case .dataCorrupted(let context)?:
            "The file is not understood\(suffix(context.codingPath)): \(context.debugDescription)"
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
}
