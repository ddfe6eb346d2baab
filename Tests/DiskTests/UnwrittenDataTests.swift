import Testing

@testable import Disk

@Suite struct UnwrittenDataTests {
    @Test func `what is not written yet, and what is just being written, count`() {
        let text = """
            MemTotal:       16373452 kB
            Dirty:              1040 kB
            Writeback:           200 kB
            AnonPages:        812344 kB
            WritebackTmp:         64 kB
            HugePages_Total:       0
            """
        #expect(UnwrittenData(text) == UnwrittenData(kilobytes: 1240))
    }

    @Test(arguments: ["", "Dirty: 1040 kB\n", "Dirty: much kB\nWriteback: 2 kB\n"])
    func `a text that does not say it is no answer`(text: String) {
        #expect(UnwrittenData(text) == nil)
    }

    #if os(Linux)
        @Test(arguments: [(2, 0, false), (3, 0, true), (3, 8192, true), (3, 8193, false), (3, nil, true)])
        func `the disk is told once of many files while it has little to do`(files: Int, kilobytes: Int?, once: Bool) {
            let unwritten = kilobytes.map(UnwrittenData.init(kilobytes:))
            #expect(LocalFileSystem.isOneWaitCheaper(files: files, unwritten: unwritten) == once)
        }

        @Test func `the system says it`() throws {
            #expect(try #require(UnwrittenData.now).kilobytes >= 0)
        }
    #endif
}
