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
