import Testing

@testable import Planning

@Suite struct WordTableTests {
    private let table = WordTable("Array Set\nString URL\nUUID")

    @Test(arguments: ["Array", "Set", "String", "URL", "UUID"])
    func `each word is found`(word: String) {
        #expect(table.contains(word))
    }

    @Test(arguments: ["", "A", "Arra", "Arrays", "Strin", "UR", "URLs", "Z", "Set String", "\n", "array"])
    func `nothing else is found`(word: String) {
        #expect(!table.contains(word))
        #expect(!WordTable("").contains(word))
    }

    @Test func `the tables of reserved names are in order`() {
        for (module, types) in ReservedNames.types {
            #expect(types.isInOrder, "the types of \(module)")
        }
    }
}

extension WordTable {
    fileprivate var isInOrder: Bool {
        let words = text.utf8.split { $0 == 0x20 || $0 == 0x0A }
        return zip(words, words.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) }
    }
}
