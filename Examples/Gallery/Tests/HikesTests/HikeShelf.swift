import GalleryCore
import Hikes

/// What a store of hikes holds, and can be told to hold on to.
actor HikeShelf {
    private(set) var hikes = Hike.samples
    private var isFull = false

    nonisolated var store: HikeStore {
        HikeStore(hikes: { await self.hikes }, save: { try await self.keep($0) })
    }

    func refuse() {
        isFull = true
    }

    private func keep(_ hikes: [Hike]) throws {
        guard !isFull else { throw StoreError.unsaved("hikes.json") }
        self.hikes = hikes
    }
}
