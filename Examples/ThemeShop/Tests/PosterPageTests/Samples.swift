import Posters
import ThemeShopCore

extension Poster {
    static let samples = [
        Poster(id: 1, title: "First title", price: 9.5),
        Poster(id: 2, title: "Second title", price: 11.5),
        Poster(id: 3, title: "Third title", price: 13.5),
    ]
}
