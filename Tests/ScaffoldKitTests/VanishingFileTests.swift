import Conventions
import Planning
import Testing

@testable import Disk
@testable import ScaffoldKit

@Suite struct VanishingFileTests {
    @Test func `a file that went away after it was listed is not told of`() throws {
        let here = try RelativePath("Sources/A/A.swift")
        let tree = Tree(try InMemoryFileSystem([here: FileContents("struct A {}\n")]))
        let gone = try ["Sources/A/B.swift", "Sources/A/C.xib"].map { Entry(path: try RelativePath($0), kind: .file) }
        let listing = Listing(entries: [Entry(path: here, kind: .file)] + gone)
        let files = CheckFiles(listing, in: tree, settings: Settings(), cache: nil)
        #expect(files.sources.map(\.path) == ["Sources/A/A.swift"])
        #expect(files.xibs.isEmpty)
        #expect(files.findings.isEmpty)
    }
}
