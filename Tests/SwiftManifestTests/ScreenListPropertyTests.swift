import SwiftManifest
import Testing

@Suite struct ScreenListPropertyTests {
    static let names = ["Albums", "albumsTwo", "Cameras", "Feed", "Photos", "Photos2", "Settings", "Users", "Zoom"]
    static let others = ["Aardvark", "Boats", "Dogs", "Home", "Photos1", "Quiz", "Unicorn", "Zz"]

    private static func order(_ listed: [ScreenEntry], adding entry: ScreenEntry) -> [ScreenEntry] {
        var listed = listed
        listed.insert(entry, at: listed.lastIndex { $0 < entry }.map { $0 + 1 } ?? 0)
        return listed
    }

    private func entries(in text: String) throws -> [ScreenEntry] {
        try ScreenList(in: text).listings().map(\.entry)
    }

    @Test func `what is inserted in any layout, and removed in any order, leaves no trace`() throws {
        for seed in 0..<300 {
            var random = RandomManifest(seed: UInt64(seed))
            let before = random.text(listing: random.some(of: Self.names))
            let added = random.some(of: Self.others).map { ScreenEntry($0, needs: seed % 3 == 0 ? ["Users"] : []) }
            var text = try ScreenList(in: before).inserting(added)
            #expect(try entries(in: text) == added.sorted().reduce(try entries(in: before), Self.order), "seed \(seed)")
            for name in random.some(of: added.map(\.name)) + added.map(\.name) {
                guard try entries(in: text).contains(where: { $0.name == name }) else { continue }
                text = try ScreenList(in: text).removing(name)
            }
            #expect(Array(text.utf8) == Array(before.utf8), "seed \(seed):\n\(before)\n---\n\(text)")
        }
    }

    @Test func `insertions and removals may mix`() throws {
        for seed in 0..<300 {
            var random = RandomManifest(seed: UInt64(seed))
            let before = random.text(listing: random.some(of: Self.names))
            var (text, added) = (before, Set<String>())
            for _ in 0..<8 {
                let name = Self.others[random.number(below: Self.others.count)]
                let list = ScreenList(in: text)
                text = added.remove(name) == nil ? try list.inserting(ScreenEntry(name)) : try list.removing(name)
                if text.contains("\"\(name)\"") { added.insert(name) }
            }
            for name in added.sorted() { text = try ScreenList(in: text).removing(name) }
            #expect(Array(text.utf8) == Array(before.utf8), "seed \(seed):\n\(before)\n---\n\(text)")
        }
    }

    @Test func `what a user edits meanwhile stays, and nothing else`() throws {
        for seed in 0..<300 {
            var random = RandomManifest(seed: UInt64(seed))
            let before = random.text(listing: random.some(of: Self.names))
            let added = random.some(of: Self.others)
            var text = try ScreenList(in: before).inserting(added.map { ScreenEntry($0) })
            let choices = (0..<7).map { _ in random.number(below: 4) }
            text = RandomManifest.edited(text, choices: choices)
            for name in added { text = try ScreenList(in: text).removing(name) }
            let expected = RandomManifest.edited(before, choices: choices)
            #expect(Array(text.utf8) == Array(expected.utf8), "seed \(seed):\n\(before)\n---\n\(text)")
        }
    }

    @Test func `a user's own entries can be removed in any layout, and comments between them stay`() throws {
        for seed in 0..<300 {
            var random = RandomManifest(seed: UInt64(seed))
            let names = random.some(of: Self.names)
            var text = random.text(listing: names)
            var left = try entries(in: text)
            for name in random.some(of: names) {
                left.removeAll { $0.name == name }
                text = try ScreenList(in: text).removing(name)
                #expect(try entries(in: text) == left, "seed \(seed)")
            }
            let again = try ScreenList(in: text).inserting(ScreenEntry("New"))
            #expect(try ScreenList(in: again).removing("New") == text, "seed \(seed)")
        }
    }
}
