/// A value kept as a keyed archive: the one that came with the app, until another is saved.
public struct KeyedArchive<Value: Codable & Sendable>: Sendable {
    private let name: String
    private let original: URL?
    private let copy: URL

    /// The archive `name`.archive in `bundle`, whose saved copy lies in `folder`.
    public init(_ name: String, in bundle: Bundle, keptIn folder: URL) {
        self.name = name + ".archive"
        original = bundle.url(forResource: name, withExtension: "archive")
        copy = folder.appending(path: self.name)
    }

    /// The saved value, or the original where none was saved or the copy cannot be read.
    @concurrent
    public func load() async throws -> Value {
        if let saved = try? value(at: copy) { return saved }
        guard let original else { throw StoreError.missing(name) }
        do { return try value(at: original) } catch { throw StoreError.unreadable(name) }
    }

    /// Saves `value`; where that fails, the value saved before is still there.
    @concurrent
    public func save(_ value: Value) async throws {
        do {
            let data = try KeyedArchiveEncoder().encode(value)
            let folder = copy.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try data.write(to: copy, options: .atomic)
        } catch {
            throw StoreError.unsaved(name)
        }
    }

    private func value(at file: URL) throws -> Value {
        try KeyedArchiveDecoder().decode(Value.self, from: Data(contentsOf: file))
    }
}
