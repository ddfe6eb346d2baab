import Diagnostics
import SwiftManifest
import Testing

/// A list before and after `Screen("M")` is inserted.
struct InsertionSample: CustomTestStringConvertible {
    let testDescription: String
    let before: String
    let after: String

    init(_ name: String, _ before: String, _ after: String) {
        testDescription = name
        self.before = before
        self.after = after
    }

    static let all: [InsertionSample] =
        ownLines + ends + comments + sharedLines + emptyLists + blanks + lineEnds + orders
}

@Suite struct ScreenListInsertionTests {
    @Test(arguments: InsertionSample.all)
    func `an insertion keeps the layout, and its removal restores the bytes`(sample: InsertionSample) throws {
        let inserted = try ScreenList(in: sample.before).inserting(ScreenEntry("M"))
        #expect(inserted == sample.after)
        #expect(Array(inserted.utf8) == Array(sample.after.utf8))
        let removed = try ScreenList(in: inserted).removing("M")
        #expect(Array(removed.utf8) == Array(sample.before.utf8))
    }

    @Test(arguments: InsertionSample.all)
    func `inserting what is listed changes nothing`(sample: InsertionSample) throws {
        let again = try ScreenList(in: sample.after).inserting(ScreenEntry("M"))
        #expect(Array(again.utf8) == Array(sample.after.utf8))
    }

    @Test(arguments: InsertionSample.all)
    func `the rest of a manifest stays as it is`(sample: InsertionSample) throws {
        let inserted = try ScreenList(in: Manifest.text(sample.before)).inserting(ScreenEntry("M"))
        #expect(Array(inserted.utf8) == Array(Manifest.text(sample.after).utf8))
    }

    @Test func `needs are written, and their order says nothing`() throws {
        let list = ScreenList(in: "let screens = [\n    Screen(\"A\", needs: [\"C\", \"B\"]),\n]")
        #expect(try list.inserting(ScreenEntry("A", needs: ["B", "C"])) == list.text)
        #expect(
            try list.inserting(ScreenEntry("D", needs: ["A", "B"]))
                == "let screens = [\n    Screen(\"A\", needs: [\"C\", \"B\"]),\n    Screen(\"D\", needs: [\"A\", \"B\"]),\n]"
        )
    }

    @Test func `several at once each find their place`() throws {
        let list = ScreenList(in: "let screens = [\n    Screen(\"b\"),\n    Screen(\"D\"),\n]\n")
        let entries = ["E", "a", "C", "e1", "b", "C"].map { ScreenEntry($0) }
        let names = try ScreenList(in: list.inserting(entries)).listings().map(\.entry.name)
        #expect(names == ["a", "b", "C", "D", "E", "e1"])
    }

    @Test func `a thousand at once are quick, and as exact as one by one`() throws {
        let entries = (0..<1_000).map { ScreenEntry("Screen\($0)", needs: $0 % 3 == 0 ? ["Users"] : []) }
        let listed = entries.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
        let before = Manifest.text("let screens: [Screen] = [\n]")
        let half = try ScreenList(in: before).inserting(listed)
        let whole = try ScreenList(in: half).inserting(entries.reversed())
        #expect(whole == (try ScreenList(in: before).inserting(entries)))
        #expect(try ScreenList(in: whole).listings().map(\.entry) == entries.sorted())
        let duration = try ContinuousClock().measure { _ = try ScreenList(in: before).inserting(entries) }
        #expect(duration < .seconds(5))
    }
}
