import Testing
import ThemeShopCore

@testable import Shelves

@Suite struct ShelfTests {
    @Test func `they are sorted as a person would, and the id decides between equals`() {
        let shelves = [
            Shelf.sample(id: 3, name: "Part 10"),
            Shelf.sample(id: 2, name: "Part 9"),
            Shelf.sample(id: 1, name: "Part 10"),
        ]
        #expect(shelves.inOrder().map(\.id) == [2, 1, 3])
    }

    @Test func `the detail says its poster count`() {
        #expect(Shelf.sample(name: "First name").detailText.contains("12"))
    }

    @Test func `the summary counts the shelves`() {
        #expect(Shelf.samples.summary == "3 shelves")
        #expect(Shelf.samples.prefix(1).summary == "1 shelf")
    }
}
