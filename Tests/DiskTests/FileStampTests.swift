import Foundation
import Planning
import Testing

@testable import Disk

@Suite struct FileStampTests {
    @Test func `a file that was just changed proves nothing`() throws {
        let folder = try TemporaryFolder()
        try folder.write("a", "file")
        let stamp = try #require(try folder.fileSystem.stamp(of: RelativePath("file")))
        #expect(stamp.size == 1)
        #expect(!stamp.isAtRest)
        #expect(!stamp.proves(stamp))
    }

    @Test func `a file at rest is the same as long as nothing about it changes`() {
        let seen = FileStamp(size: 1, written: 2, changed: 3, number: 4)
        #expect(FileStamp(size: 1, written: 2, changed: 3, number: 4, at: 3_000_000_000).proves(seen))
        #expect(!FileStamp(size: 1, written: 2, changed: 3, number: 4, at: 4).proves(seen))
        #expect(!FileStamp(size: 9, written: 2, changed: 3, number: 4, at: 3_000_000_000).proves(seen))
        #expect(!FileStamp(size: 1, written: 9, changed: 3, number: 4, at: 3_000_000_000).proves(seen))
        #expect(!FileStamp(size: 1, written: 2, changed: 9, number: 4, at: 3_000_000_000).proves(seen))
        #expect(!FileStamp(size: 1, written: 2, changed: 3, number: 9, at: 3_000_000_000).proves(seen))
        // A disk whose clock is ahead of ours.
        #expect(!FileStamp(size: 1, written: 2, changed: 3, number: 4, at: 0).isAtRest)
    }

    @Test func `only files have stamps`() throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder("folder")
        try folder.link("link", to: "folder")
        for name in ["folder", "link", "nothing"] {
            #expect(try folder.fileSystem.stamp(of: RelativePath(name))?.size == nil)
        }
    }
}
