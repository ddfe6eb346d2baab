import Diagnostics

extension Decoder {
    /// A container in which a key that nobody reads is an error with the nearest name, not a silent nothing.
    func strictContainer<Key: CodingKey & CaseIterable>(
        keyedBy type: Key.Type
    ) throws -> KeyedDecodingContainer<Key> {
        let known = Key.allCases.map(\.stringValue)
        let found = try container(keyedBy: AnyKey.self).allKeys.map(\.stringValue).sorted()
        if let unknown = found.first(where: { !known.contains($0) }) {
            let nearest = NearMiss.question(for: unknown, in: known)
            throw Diagnostic(
                "The key '\(unknown)' is unknown\(codingPath.isEmpty ? "" : " in \(JSONProblem.place(codingPath))").",
                fix: nearest + "Keys are \(known.joined(separator: ", "))."
            )
        }
        return try container(keyedBy: type)
    }
}

/// A key with any name.
private struct AnyKey: CodingKey {
    let stringValue: String
    let intValue: Int? = nil

    init(stringValue: String) {
        self.stringValue = stringValue
    }

    init?(intValue: Int) {
        nil
    }
}
