import Planning
import Testing

@testable import Disk

@Suite struct JournalTests {
    let journal: Journal

    init() throws {
        journal = Journal(moves: [
            .create(try RelativePath("Sources/My Photos"), Fingerprint(value: 7)),
            .create(try RelativePath(" 12 a"), Fingerprint(value: 0)),
            .replace(try RelativePath("b  c/Package.swift"), old: Fingerprint(value: 1), new: Fingerprint(value: .max)),
        ])
    }

    @Test func `a journal reads as it was written, spaces in paths included`() {
        #expect(Journal.read(journal.bytes) == .whole(journal))
        #expect(Journal.read(Journal(moves: []).bytes) == .whole(Journal(moves: [])))
    }

    @Test func `any beginning of a journal is torn, with the moves that can be read`() {
        for count in 0..<journal.bytes.count {
            let bytes = Array(journal.bytes.prefix(count))
            let lines = bytes.count { $0 == UInt8(ascii: "\n") }
            let torn = Journal.Reading.torn(Array(journal.moves.prefix(max(0, lines - 1))))
            #expect(Journal.read(bytes) == torn, "\(count) bytes")
            #expect(Journal.read(bytes + [UInt8](repeating: 0, count: 500)) == torn, "\(count) bytes, then none")
        }
    }

    @Test(arguments: [
        "garbage", "\n", "\nscaffold", "scaffold transaction 2\n", "scaffold transaction 1\nremove",
        "scaffold transaction 1\ncreate x\n", "scaffold transaction 1\nseal 7\n", "scaffold transaction 1\nseal x",
        "scaffold\u{0}transaction", "scaffold transaction 1\ncreate 7 a\n\ncreate 8 b\n",
    ])
    func `what no journal begins with is damaged`(text: String) {
        #expect(Journal.read(Array(text.utf8)) == .damaged)
    }

    @Test func `a journal with any byte changed is not carried out`() {
        for index in journal.bytes.indices {
            var bytes = journal.bytes
            bytes[index] ^= 1
            #expect(Journal.read(bytes) != .whole(journal), "byte \(index)")
            if case .whole = Journal.read(bytes) { Issue.record("byte \(index)") }
        }
    }

    @Test func `a journal that was tampered with is damaged`() {
        let text = String(decoding: journal.bytes, as: UTF8.self)
        let changed = text.replacing("My Photos", with: "My Secret")
        #expect(Journal.read(Array(changed.utf8)) == .damaged)
    }
}
