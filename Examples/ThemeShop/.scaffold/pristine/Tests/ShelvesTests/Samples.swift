import Shelves
import ThemeShopCore

extension Shelf {
    /// A shelf like the first sample, but for what is said.
    static func sample(id: Int = 1, name: String = "First name", posterCount: Int = 12) -> Shelf {
        Shelf(id: id, name: name, posterCount: posterCount)
    }

    static let samples = [
        sample(),
        sample(id: 2, name: "Second name", posterCount: 19),
        sample(id: 3, name: "Third name", posterCount: 26),
    ]
}

extension ShelfStore {
    static let sample = ShelfStore(shelves: { Shelf.samples })
    static let empty = ShelfStore(shelves: { [] })
    static let failing = ShelfStore(shelves: { throw StoreError.missing("shelves.json") })

    static let endless = ShelfStore(shelves: {
        try await Task.sleep(for: .seconds(600))
        return []
    })

    /// Fails at first, then has the samples; `attempts` counts how often it is asked.
    static func recovering(_ attempts: Attempts) -> ShelfStore {
        ShelfStore(shelves: {
            if await attempts.next() == 1 { throw StoreError.unreadable("shelves.json", because: "it is torn") }
            return Shelf.samples
        })
    }
}
