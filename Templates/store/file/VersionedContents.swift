/// What a file with a version holds.
///
/// Dates are written as in ISO 8601, such as `2026-05-19T12:05:58Z`.
struct VersionedContents<Value: Codable>: Codable {
    private struct Head: Decodable {
        let version: Int
    }

    let version: Int
    let value: Value

    /// A value of a version.
    init(version: Int, value: Value) {
        self.version = version
        self.value = value
    }

    /// Reads what a file holds.
    init(_ data: Data) throws {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        self = try decoder.decode(Self.self, from: data)
    }

    /// The version of a file, whatever it holds.
    static func version(of data: Data) throws -> Int {
        try JSONDecoder().decode(Head.self, from: data).version
    }

    /// What a file is to hold.
    func data() throws -> Data {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return try encoder.encode(self)
    }
}
