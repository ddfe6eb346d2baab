import GalleryCore

/// Where places come from, and where they are kept.
public struct PlaceStore: Sendable {
    /// All places, in the order of the grid.
    public var places: @Sendable () async throws -> [Place]
    /// Keeps places in place of those kept before; where that fails, those are still there.
    public var save: @Sendable ([Place]) async throws -> Void

    /// A store that works by these closures; without the second it cannot save, and says so.
    public init(
        places: @escaping @Sendable () async throws -> [Place],
        save: @escaping @Sendable ([Place]) async throws -> Void = { _ in throw StoreError.readOnly }
    ) {
        self.places = places
        self.save = save
    }
}

extension PlaceStore {
    /// The places that came with the app, until others are saved.
    public static var bundled: PlaceStore { bundled(keptIn: .galleryFiles) }

    /// The same, with the saved copy in `folder`.
    static func bundled(keptIn folder: URL) -> PlaceStore {
        let archive = JSONArchive<[Place]>("places", in: .module, keptIn: folder)
        return PlaceStore(
            places: { try await archive.load().inOrder() },
            save: { places in try await archive.save(places) }
        )
    }
}
