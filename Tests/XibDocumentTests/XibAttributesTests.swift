import Testing

@testable import XibDocument

@Suite struct XibAttributesTests {
    @Test func `each attribute is found, and none that is not there`() {
        let names = [
            "id", "text", "x", "y", "width", "height", "opaque", "customClass",
            "translatesAutoresizingMaskIntoConstraints",
            "é", "",
        ]
        for count in 0...names.count {
            let given = Dictionary(uniqueKeysWithValues: names.prefix(count).map { ($0, $0 + "!") })
            let attributes = XibAttributes(given)
            for (index, name) in names.enumerated() {
                #expect(attributes[name] == (index < count ? name + "!" : nil))
            }
            #expect(attributes.byName == given)
        }
    }

    @Test func `names whose bits are the same are told apart`() {
        let names = (0..<100).map { "a\($0)" }
        let attributes = XibAttributes(Dictionary(uniqueKeysWithValues: names.map { ($0, $0) }))
        for name in names { #expect(attributes[name] == name) }
        #expect(attributes["a100"] == nil)
    }

    @Test func `of two names with one bit only the one that is there is found`() throws {
        let names = (0..<200).map { "a\($0)" }
        let twin = try #require(
            names.dropFirst().first { XibNameFilter.bit(of: $0) == XibNameFilter.bit(of: names[0]) }
        )
        let attributes = XibAttributes([names[0]: "here"])
        #expect(attributes[names[0]] == "here")
        #expect(attributes[twin] == nil)
    }
}
