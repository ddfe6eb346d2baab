/// A value kept in a file that says its version: the one that came with the app, until another is saved.
///
/// When what is saved changes its shape, a migration from the shape before it is added, and the version goes up by one.
/// A file of an earlier version is brought up to date when it is read, and stays as it is until the next save is whole.
public struct VersionedFile<Value: Codable & Sendable>: Sendable {
    private let name: String
    private let original: URL?
    private let file: URL
    private let migrations: [Migration]
    private let write: @Sendable (Data, URL) throws -> Void
    private let turns = Turns()

    /// The file `name`.json in `folder`, or until there is one, the one in `bundle`.
    ///
    /// - Parameters:
    ///   - migrations: What brings each earlier version to the next, from version 1 on.
    ///   - write: Writes a file so that it is there whole or not at all.
    public init(
        _ name: String,
        in bundle: Bundle,
        keptIn folder: URL,
        migrations: [Migration] = [],
        write: @escaping @Sendable (Data, URL) throws -> Void = { try $0.write(to: $1, options: .atomic) }
    ) {
        self.name = name + ".json"
        self.migrations = migrations
        self.write = write
        original = bundle.url(forResource: name, withExtension: "json")
        file = folder.appending(path: self.name)
    }

    /// The saved value, or the original where none was saved. A file that cannot be read is an error, and stays.
    public func load() async throws -> Value {
        try await turns.take { try value() }
    }

    /// Saves `value`, after the saves asked for before; where that fails, the value saved before is still there. So is
    /// a file that cannot be read.
    public func save(_ value: Value) async throws {
        try await turns.take {
            do {
                // Another version of the app may be able to read it.
                if isSaved { _ = try self.value() }
                let contents = VersionedContents(version: version, value: value)
                let folder = file.deletingLastPathComponent()
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try write(contents.data(), file)
            } catch {
                throw StoreError.unsaved(name)
            }
        }
    }

    private var version: Int { migrations.count + 1 }

    private var isSaved: Bool { FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) }

    private func value() throws -> Value {
        guard let place = isSaved ? file : original else { throw StoreError.missing(name) }
        do {
            var data = try Data(contentsOf: place)
            let found = try VersionedContents<Value>.version(of: data)
            guard found <= version else { throw NewerVersion(file: name) }
            guard found > 0 else { throw StoreError.unreadable(name, because: "version is \(found)") }
            for migration in migrations.dropFirst(found - 1) { data = try migration.migrate(data) }
            return try VersionedContents(data).value
        } catch let problem where problem is NewerVersion || problem is StoreError {
            throw problem
        } catch {
            throw StoreError.unreadable(name, because: error.reason)
        }
    }
}
