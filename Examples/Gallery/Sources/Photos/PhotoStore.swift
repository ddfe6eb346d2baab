import GalleryCore

/// Where photos come from, and where they are kept.
public struct PhotoStore: Sendable {
    /// All photos, in the order of the list.
    public var photos: @Sendable () async throws -> [Photo]
    /// Keeps photos in place of those kept before; where that fails, those are still there.
    public var save: @Sendable ([Photo]) async throws -> Void

    /// A store that works by these closures; without the second it cannot save, and says so.
    public init(
        photos: @escaping @Sendable () async throws -> [Photo],
        save: @escaping @Sendable ([Photo]) async throws -> Void = { _ in throw StoreError.readOnly }
    ) {
        self.photos = photos
        self.save = save
    }
}

extension PhotoStore {
    /// The photos that came with the app, until others are saved.
    public static var bundled: PhotoStore { bundled(keptIn: .galleryFiles) }

    /// The same, with the saved copy in `folder`.
    static func bundled(keptIn folder: URL) -> PhotoStore {
        let archive = JSONArchive<[Photo]>("photos", in: .module, keptIn: folder)
        return PhotoStore(
            photos: { try await archive.load().inOrder() },
            save: { photos in try await archive.save(photos) }
        )
    }
}
