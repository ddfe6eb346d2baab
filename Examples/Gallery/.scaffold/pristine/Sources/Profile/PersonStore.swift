import GalleryCore

/// Where a person comes from, and where it is kept.
public struct PersonStore: Sendable {
    /// The person there is.
    public var load: @Sendable () async throws -> Person
    /// Keeps a person in place of the one kept before; where that fails, that one is still there.
    public var save: @Sendable (Person) async throws -> Void

    /// A store that works by these closures; without the second it cannot save, and says so.
    public init(
        load: @escaping @Sendable () async throws -> Person,
        save: @escaping @Sendable (Person) async throws -> Void = { _ in throw StoreError.readOnly }
    ) {
        self.load = load
        self.save = save
    }
}

extension PersonStore {
    /// The person that came with the app, until another is saved.
    public static var bundled: PersonStore { bundled(keptIn: .galleryFiles) }

    /// The same, with the saved copy in `folder`.
    static func bundled(keptIn folder: URL) -> PersonStore {
        let archive = JSONArchive<Person>("person", in: .module, keptIn: folder)
        return PersonStore(load: archive.load, save: archive.save)
    }
}
