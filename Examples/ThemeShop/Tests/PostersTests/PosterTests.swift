import Testing
import ThemeShopCore

@testable import Posters

@Suite struct PosterTests {
    @Test func `they are sorted as a person would, and the id decides between equals`() {
        let posters = [
            poster(id: 3, title: "Part 10"),
            poster(id: 2, title: "Part 9"),
            poster(id: 1, title: "Part 10"),
        ]
        #expect(posters.inOrder().map(\.id) == [2, 1, 3])
    }

    @Test func `the detail says its price`() {
        #expect(poster(title: "First title").detailText.contains("9"))
    }

    @Test func `the summary counts the posters`() {
        #expect(Poster.samples.summary == "3 posters")
        #expect(Poster.samples.prefix(1).summary == "1 poster")
    }

    private func poster(id: Int = 1, title: String) -> Poster {
        Poster(id: id, title: title, price: 9.5)
    }
}
