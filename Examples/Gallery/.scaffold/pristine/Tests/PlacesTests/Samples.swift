import GalleryCore
import Places

extension Place {
    /// A place like the first sample, but for what is said.
    static func sample(id: Int = 1, name: String = "First name", city: String = "First city") -> Place {
        Place(id: id, name: name, city: city)
    }

    static let samples = [
        sample(),
        sample(id: 2, name: "Second name", city: "Second city"),
        sample(id: 3, name: "Third name", city: "Third city"),
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
            if await attempts.next() == 1 { throw StoreError.unreadable("places.json", because: "it is torn") }
            return Place.samples
        })
    }
}
