extension Error {
    /// What is wrong, for developers: of what cannot be decoded, where that is, such as `[2].rating is missing`.
    var reason: String {
        guard let error = self as? DecodingError else { return "\(self)" }
        switch error {
        case .keyNotFound(let key, let context): return "\((context.codingPath + [key]).place) is missing"
        case .valueNotFound(_, let context): return "\(context.codingPath.place) is null"
        case .typeMismatch(let type, let context): return "\(context.codingPath.place) is no \(type)"
        case .dataCorrupted(let context): return "\(context.codingPath.place) is damaged: \(context.debugDescription)"
        @unknown default: return "\(error)"
        }
    }
}

extension [any CodingKey] {
    fileprivate var place: String {
        let path = map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }.joined()
        return path.isEmpty ? "it" : String(path.drop { $0 == "." })
    }
}
