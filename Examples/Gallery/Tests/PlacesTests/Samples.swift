import GalleryCore
import Places

extension Place {
    static let samples = [
        Place(id: 1, name: "First name", city: "First city"),
        Place(id: 2, name: "Second name", city: "Second city"),
        Place(id: 3, name: "Third name", city: "Third city"),
    ]
}

extension PlaceStore {
    static let sample = PlaceStore(places: { Place.samples })
    static let empty = PlaceStore(places: { [] })
    static let failing = PlaceStore(places: { throw StoreError.missing("places.json") })

    static let endless = PlaceStore(places: {
        try await Task.sleep(for: .seconds(600))
        return []
    })

    /// Fails at first, then has the samples; `attempts` counts how often it is asked.
    static func recovering(_ attempts: Attempts) -> PlaceStore {
        PlaceStore(places: {
            if await attempts.next() == 1 { throw StoreError.unreadable("places.json") }
            return Place.samples
        })
    }
}
