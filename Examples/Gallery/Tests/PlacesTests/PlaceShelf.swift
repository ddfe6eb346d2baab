import GalleryCore
import Places

/// What a store of places holds, and can be told to hold on to.
actor PlaceShelf {
    private(set) var places = Place.samples
    private var isFull = false

    nonisolated var store: PlaceStore {
        PlaceStore(places: { await self.places }, save: { try await self.keep($0) })
    }

    func refuse() {
        isFull = true
    }

    private func keep(_ places: [Place]) throws {
        guard !isFull else { throw StoreError.unsaved("places.json") }
        self.places = places
    }
}
