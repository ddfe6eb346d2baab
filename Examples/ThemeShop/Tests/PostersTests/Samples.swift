import Posters
import ThemeShopCore

extension Poster {
    /// A poster like the first sample, but for what is said.
    static func sample(id: Int = 1, title: String = "First title", price: Decimal = 9.5) -> Poster {
        Poster(id: id, title: title, price: price)
    }

    static let samples = [
        sample(),
        sample(id: 2, title: "Second title", price: 11.5),
        sample(id: 3, title: "Third title", price: 13.5),
    ]
}

extension PosterStore {
    static let sample = PosterStore(posters: { Poster.samples })
    static let empty = PosterStore(posters: { [] })
    static let failing = PosterStore(posters: { throw StoreError.missing("posters.json") })

    static let endless = PosterStore(posters: {
        try await Task.sleep(for: .seconds(600))
        return []
    })

    /// Fails at first, then has the samples; `attempts` counts how often it is asked.
    static func recovering(_ attempts: Attempts) -> PosterStore {
        PosterStore(posters: {
            if await attempts.next() == 1 { throw StoreError.unreadable("posters.json", because: "it is torn") }
            return Poster.samples
        })
    }
}
