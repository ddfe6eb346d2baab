import GalleryCore

/// Where hikes come from, and where they are kept.
public struct HikeStore: Sendable {
    /// All hikes, in the order of the list.
    public var hikes: @Sendable () async throws -> [Hike]
    /// Keeps hikes in place of those kept before; where that fails, those are still there.
    public var save: @Sendable ([Hike]) async throws -> Void

    /// A store that works by these closures; without the second it cannot save, and says so.
    public init(
        hikes: @escaping @Sendable () async throws -> [Hike],
        save: @escaping @Sendable ([Hike]) async throws -> Void = { _ in throw StoreError.readOnly }
    ) {
        self.hikes = hikes
        self.save = save
    }
}

extension HikeStore {
    /// The hikes that came with the app, until others are saved.
    public static var bundled: HikeStore { bundled(keptIn: .galleryFiles) }

    /// The same, with the saved copy in `folder`.
    static func bundled(keptIn folder: URL) -> HikeStore {
        let archive = JSONArchive<[Hike]>("hikes", in: .module, keptIn: folder)
        return HikeStore(
            hikes: { try await archive.load().inOrder() },
            save: { hikes in try await archive.save(hikes) }
        )
    }
}
