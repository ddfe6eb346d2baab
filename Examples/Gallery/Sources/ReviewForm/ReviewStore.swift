import GalleryCore

/// Where a review comes from, and where it is kept.
public struct ReviewStore: Sendable {
    /// The review there is.
    public var load: @Sendable () async throws -> Review
    /// Keeps a review in place of the one kept before; where that fails, that one is still there.
    public var save: @Sendable (Review) async throws -> Void

    /// A store that works by these closures; without the second it cannot save, and says so.
    public init(
        load: @escaping @Sendable () async throws -> Review,
        save: @escaping @Sendable (Review) async throws -> Void = { _ in throw StoreError.readOnly }
    ) {
        self.load = load
        self.save = save
    }
}

extension ReviewStore {
    /// The review that came with the app, until another is saved.
    public static var bundled: ReviewStore { bundled(keptIn: .galleryFiles) }

    /// The same, with the saved copy in `folder`.
    static func bundled(keptIn folder: URL) -> ReviewStore {
        let archive = VersionedFile<Review>("review", in: .module, keptIn: folder)
        return ReviewStore(load: archive.load, save: archive.save)
    }
}
