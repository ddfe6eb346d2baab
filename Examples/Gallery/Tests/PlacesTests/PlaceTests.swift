import GalleryCore
import Testing

@testable import Places

@Suite struct PlaceTests {
    @Test func `they are sorted as a person would, and the id decides between equals`() {
        let places = [
            Place.sample(id: 3, name: "Part 10"),
            Place.sample(id: 2, name: "Part 9"),
            Place.sample(id: 1, name: "Part 10"),
        ]
        #expect(places.inOrder().map(\.id) == [2, 1, 3])
    }

    @Test func `the detail says its city`() {
        #expect(Place.sample(name: "First name").detailText.contains("First city"))
    }

    @Test func `the summary counts the places`() {
        #expect(Place.samples.summary == "3 places")
        #expect(Place.samples.prefix(1).summary == "1 place")
    }
}
