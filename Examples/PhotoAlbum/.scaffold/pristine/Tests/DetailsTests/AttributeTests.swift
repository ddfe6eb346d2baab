import PhotoAlbumCore
import Testing

@testable import Details

@Suite struct AttributeTests {
    @Test func `they are sorted as a person would, and the id decides between equals`() {
        let attributes = [
            Attribute.sample(id: 3, title: "Part 10"),
            Attribute.sample(id: 2, title: "Part 9"),
            Attribute.sample(id: 1, title: "Part 10"),
        ]
        #expect(attributes.inOrder().map(\.id) == [2, 1, 3])
    }

    @Test func `the detail says each field but the title`() {
        let detail = Attribute.sample(title: "First title").detailText
        #expect(detail.contains("First text"))
        #expect(detail.contains("5"))
    }

    @Test func `what is missing leaves no gap in the detail`() {
        #expect(Attribute.samples[2].detailText.split(separator: " · ").count == 1)
    }

    @Test func `the summary counts the attributes`() {
        #expect(Attribute.samples.summary == "3 attributes")
        #expect(Attribute.samples.prefix(1).summary == "1 attribute")
    }
}
