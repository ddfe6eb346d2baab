/// A value kept as JSON: the one that came with the app, until another is saved.
///
/// Dates are written as in ISO 8601, such as `2026-05-19T12:05:58Z`.
public struct JSONArchive<Value: Codable & Sendable>: Sendable {
    private let name: String
    private let original: URL?
    private let copy: URL

    /// The archive `name`.json in `bundle`, whose saved copy lies in `folder`.
    public init(_ name: String, in bundle: Bundle, keptIn folder: URL) {
        self.name = name + ".json"
        original = bundle.url(forResource: name, withExtension: "json")
        copy = folder.appending(path: self.name)
    }

    /// The saved value, or the original where none was saved. A copy that cannot be read is an error, and stays.
    @concurrent
    public func load() async throws -> Value {
        if isSaved { return try value(at: copy) }
        guard let original else { throw StoreError.missing(name) }
        return try value(at: original)
    }

    /// Saves `value`; where that fails, the value saved before is still there. So is a copy that cannot be read.
    @concurrent
    public func save(_ value: Value) async throws {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        do {
            // A later version of the app may be able to read it.
            if isSaved { _ = try self.value(at: copy) }
            let data = try encoder.encode(value)
            let folder = copy.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try data.write(to: copy, options: .atomic)
        } catch {
            throw StoreError.unsaved(name)
        }
    }

    private var isSaved: Bool { FileManager.default.fileExists(atPath: copy.path(percentEncoded: false)) }

    private func value(at file: URL) throws -> Value {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        do {
            return try decoder.decode(Value.self, from: Data(contentsOf: file))
        } catch {
            throw StoreError.unreadable(name, because: error.reason)
        }
    }
}
