import ThemeShopCore

/// Where posters come from, and where they are kept.
public struct PosterStore: Sendable {
    /// All posters, in the order of the list.
    public var posters: @Sendable () async throws -> [Poster]
    /// Keeps posters in place of those kept before; where that fails, those are still there.
    public var save: @Sendable ([Poster]) async throws -> Void

    /// A store that works by these closures; without the second it cannot save, and says so.
    public init(
        posters: @escaping @Sendable () async throws -> [Poster],
        save: @escaping @Sendable ([Poster]) async throws -> Void = { _ in throw StoreError.readOnly }
    ) {
        self.posters = posters
        self.save = save
    }
}

extension PosterStore {
    /// The posters that came with the app, until others are saved.
    public static var bundled: PosterStore { bundled(keptIn: .themeShopFiles) }

    /// The same, with the saved copy in `folder`.
    static func bundled(keptIn folder: URL) -> PosterStore {
        let archive = JSONArchive<[Poster]>("posters", in: .module, keptIn: folder)
        return PosterStore(
            posters: { try await archive.load().inOrder() },
            save: { posters in try await archive.save(posters) }
        )
    }
}
