import Testing
import ThemeShopCore

@testable import Posters

@Suite struct PosterTests {
    @Test func `they are sorted as a person would, and the id decides between equals`() {
        let posters = [
            Poster.sample(id: 3, title: "Part 10"),
            Poster.sample(id: 2, title: "Part 9"),
            Poster.sample(id: 1, title: "Part 10"),
        ]
        #expect(posters.inOrder().map(\.id) == [2, 1, 3])
    }

    @Test func `the detail says its price`() {
        #expect(Poster.sample(title: "First title").detailText.contains("9"))
    }

    @Test func `the summary counts the posters`() {
        #expect(Poster.samples.summary == "3 posters")
        #expect(Poster.samples.prefix(1).summary == "1 poster")
    }
}
