import ThemeShopCore

/// Where shelves come from, and where they are kept.
public struct ShelfStore: Sendable {
    /// All shelves, in the order of the grid.
    public var shelves: @Sendable () async throws -> [Shelf]
    /// Keeps shelves in place of those kept before; where that fails, those are still there.
    public var save: @Sendable ([Shelf]) async throws -> Void

    /// A store that works by these closures; without the second it cannot save, and says so.
    public init(
        shelves: @escaping @Sendable () async throws -> [Shelf],
        save: @escaping @Sendable ([Shelf]) async throws -> Void = { _ in throw StoreError.readOnly }
    ) {
        self.shelves = shelves
        self.save = save
    }
}

extension ShelfStore {
    /// The shelves that came with the app, until others are saved.
    public static var bundled: ShelfStore { bundled(keptIn: .themeShopFiles) }

    /// The same, with the saved copy in `folder`.
    static func bundled(keptIn folder: URL) -> ShelfStore {
        let archive = JSONArchive<[Shelf]>("shelves", in: .module, keptIn: folder)
        return ShelfStore(
            shelves: { try await archive.load().inOrder() },
            save: { shelves in try await archive.save(shelves) }
        )
    }
}
