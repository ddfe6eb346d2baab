import PhotoAlbumCore
import Testing

@Suite struct ListSectionTests {
    @Test func `a section stands where its first item does, and keeps the order of its items`() {
        let sections = ["b1", "a1", "b2"].sections { String($0.prefix(1)) }

        #expect(sections.map(\.title) == ["b", "a"])
        #expect(sections.map(\.items) == [["b1", "b2"], ["a1"]])
    }

    @Test func `in alphabetical order, titles are sorted as a person would`() {
        #expect(
            ["Part 10", "a", "Part 9", "B"].alphabeticalSections(by: \.self).map(\.title)
                == ["a", "B", "Part 9", "Part 10"]
        )
    }

    @Test func `of nothing there are no sections`() {
        #expect([String]().sections(by: \.self).isEmpty)
    }
}
