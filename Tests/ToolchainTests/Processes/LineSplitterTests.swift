import Testing

@testable import Toolchain

@Suite struct LineSplitterTests {
    @Test func `lines are put together from pieces, letters too`() {
        var splitter = LineSplitter()
        let bytes = Array("é\r\n\nb".utf8)
        #expect(splitter.read(bytes[..<1]) == [])
        #expect(splitter.read(bytes[1...]) == ["é", ""])
        #expect(splitter.finish() == "b")
        #expect(splitter.finish() == nil)
    }

    @Test func `a line without end is cut`() {
        var splitter = LineSplitter()
        let lines = splitter.read(repeatElement(UInt8(ascii: "x"), count: LineSplitter.longest + 5))
        #expect(lines.map(\.utf8.count) == [LineSplitter.longest])
        #expect(splitter.finish() == "xxxxx")
    }

    @Test func `bytes that are no text are replaced`() {
        var splitter = LineSplitter()
        #expect(splitter.read([0xFF, 0x41, 0x0A]) == ["\u{FFFD}A"])
    }
}
