import GalleryCore
import Places

/// What a store of places holds.
actor PlaceShelf {
    private(set) var places = Place.samples
    private var isFull = false
    private var isClosed = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    nonisolated var store: PlaceStore {
        PlaceStore(places: { await self.places }, save: { try await self.keep($0) })
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

    private func keep(_ places: [Place]) async throws {
        if isClosed { await withCheckedContinuation { waiting.append($0) } }
        guard !isFull else { throw StoreError.unsaved("places.json") }
        self.places = places
    }
}
