import GalleryCore
import Hikes

/// What a store of hikes holds.
actor HikeShelf {
    private(set) var hikes = Hike.samples
    private var isFull = false
    private var isClosed = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    nonisolated var store: HikeStore {
        HikeStore(hikes: { await self.hikes }, save: { try await self.keep($0) })
    }

    /// Lets nothing be saved at all.
    func refuse() {
        isFull = true
    }

    /// Lets nothing be saved until it is opened.
    func close() {
        isClosed = true
    }

    func open() {
        isClosed = false
        for one in waiting { one.resume() }
        waiting = []
    }

    private func keep(_ hikes: [Hike]) async throws {
        if isClosed { await withCheckedContinuation { waiting.append($0) } }
        guard !isFull else { throw StoreError.unsaved("hikes.json") }
        self.hikes = hikes
    }
}
