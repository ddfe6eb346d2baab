import GalleryCore

/// Where albums come from, and where they are kept.
public struct AlbumStore: Sendable {
    /// All albums, in the order of the grid.
    public var albums: @Sendable () async throws -> [Album]
    /// Keeps albums in place of those kept before; where that fails, those are still there.
    public var save: @Sendable ([Album]) async throws -> Void

    /// A store that works by these closures; without the second it cannot save, and says so.
    public init(
        albums: @escaping @Sendable () async throws -> [Album],
        save: @escaping @Sendable ([Album]) async throws -> Void = { _ in throw StoreError.readOnly }
    ) {
        self.albums = albums
        self.save = save
    }
}

extension AlbumStore {
    /// The albums that came with the app, until others are saved.
    public static var bundled: AlbumStore { bundled(keptIn: .galleryFiles) }

    /// The same, with the saved copy in `folder`.
    static func bundled(keptIn folder: URL) -> AlbumStore {
        let archive = KeyedArchive<[Album]>("albums", in: .module, keptIn: folder)
        return AlbumStore(
            albums: { try await archive.load().inOrder() },
            save: { albums in try await archive.save(albums) }
        )
    }
}
