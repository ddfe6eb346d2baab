import Foundation
import Testing

/// The checklist of UIKit's behaviour: each box names the tests that pin it, or says why none does.
@Suite struct PinnedFactsTests {
    /// A box of the checklist, with one of its tests.
    private struct Box {
        let id: [Int]
        let test: String
        let reason: String
    }

    /// How many boxes each section has.
    private static let sections = [13, 11, 4, 19, 8, 13, 13, 4, 10, 11]
    private let boxes: [Box]

    init() throws {
        boxes = try FactTable.lines("pinned").map { line in
            let cells = line.split(separator: "\t").map(String.init)
            try #require(cells.count == (cells.contains("-") ? 4 : 3), "\(line)")
            let id = cells[0].split(separator: ".").compactMap { Int($0) }
            return Box(id: id, test: cells[2], reason: cells.count == 4 ? cells[3] : "")
        }
    }

    @Test func `each box is in the list`() {
        let wanted = zip(1..., Self.sections).flatMap { section, count in (1...count).map { [section, $0] } }
        #expect(Set(boxes.map(\.id)) == Set(wanted))
    }

    @Test func `each test that is named exists`() throws {
        let names = try Self.testNames()
        let missing = boxes.filter { $0.test != "-" && !names.contains($0.test) }
        #expect(missing.isEmpty, "\(missing.map(\.test))")
    }

    @Test func `a box without a test has a reason, and they are few`() {
        let open = boxes.filter { $0.test == "-" }
        #expect(open.allSatisfy { $0.reason.count > 10 })
        #expect(open.count <= 8)
    }

    /// The names of all tests of HeadlessUIKit.
    private static func testNames() throws -> Set<String> {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("HeadlessUIKitTests")
        let files =
            FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
            .compactMap { $0 as? URL } ?? []
        let texts = try files.filter { $0.pathExtension == "swift" }.map { try String(contentsOf: $0, encoding: .utf8) }
        return Set(texts.flatMap { text in text.matches(of: /func `([^`]+)`/).map { String($0.1) } })
    }
}
