import Shelves
import ThemeShopCore

extension Shelf {
    static let samples = [
        Shelf(id: 1, name: "First name", posterCount: 12),
        Shelf(id: 2, name: "Second name", posterCount: 19),
        Shelf(id: 3, name: "Third name", posterCount: 26),
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
            if await attempts.next() == 1 { throw StoreError.unreadable("shelves.json") }
            return Shelf.samples
        })
    }
}
