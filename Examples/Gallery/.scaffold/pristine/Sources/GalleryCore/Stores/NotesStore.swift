/// Where notes come from, and where they are kept.
public struct NotesStore: Sendable {
    /// All notes, in the order in which they were saved.
    public var notes: @Sendable () async throws -> [Note]
    /// Keeps notes in place of those kept before; where that fails, those are still there.
    public var save: @Sendable ([Note]) async throws -> Void

    /// A store that works by these closures; without the second it cannot save, and says so.
    public init(
        notes: @escaping @Sendable () async throws -> [Note],
        save: @escaping @Sendable ([Note]) async throws -> Void = { _ in throw StoreError.readOnly }
    ) {
        self.notes = notes
        self.save = save
    }
}

extension NotesStore {
    /// The notes that came with the app, until others are saved.
    public static var bundled: NotesStore { bundled(keptIn: .galleryFiles) }

    /// The same, with the saved copy in `folder`.
    static func bundled(keptIn folder: URL) -> NotesStore {
        let archive = VersionedFile<[Note]>("notes-store", in: .module, keptIn: folder)
        return NotesStore(notes: archive.load, save: archive.save)
    }
}
