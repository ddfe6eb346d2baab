import Foundation
import Planning
import Testing

@testable import Disk

@Suite struct LocalFileSystemTests {
    let folder: TemporaryFolder
    let disk: LocalFileSystem

    init() throws {
        folder = try TemporaryFolder()
        try folder.makeFolder("root")
        try folder.write("outside", "outside/file")
        try folder.link("root/link", to: folder.path + "/outside")
        try folder.link("root/file-link", to: folder.path + "/outside/file")
        disk = try LocalFileSystem(root: folder.path + "/root")
    }

    /// T04.
    @Test func `no operation goes through a symbolic link`() throws {
        let inside = try RelativePath("link/file")
        let new = try RelativePath("link/new")
        let own = try RelativePath("own")
        try disk.put("own", at: "own")
        let operations: [() throws -> Void] = [
            { _ = try disk.kind(of: inside) }, { _ = try disk.read(inside) },
            { _ = try disk.list(RelativePath("link")) }, { try disk.makeFolder(new) },
            { try disk.write([1], to: new, permissions: .usual) }, { try disk.rename(own, to: new) },
            { try disk.renameExclusively(own, to: new) }, { try disk.rename(inside, to: RelativePath("x")) },
            { try disk.exchange(own, with: inside) }, { try disk.removeFile(inside) },
            { try disk.removeFolder(new) }, { try disk.sync([inside]) }, { _ = try disk.lock(RelativePath("link")) },
            { _ = try disk.opened(at: RelativePath("link")) },
        ]
        for operation in operations {
            let error = #expect(throws: SystemError.self) { try operation() }
            #expect(error?.code == ELOOP)
            #expect(error?.path?.description == "link")
        }
        #expect(try folder.text("outside/file") == "outside")
        #expect(try disk.text("own") == "own")
    }

    /// T03, T04.
    @Test func `a link at the end of a path is neither read nor written through`() throws {
        let link = try RelativePath("file-link")
        #expect(try disk.kind(of: link) == .symbolicLink)
        #expect(throws: SystemError(ELOOP, .read, link)) { try disk.read(link) }
        #expect(throws: SystemError(EEXIST, .written, link)) { try disk.write([1], to: link, permissions: .usual) }
        #expect(try folder.text("outside/file") == "outside")
    }

    /// T07.
    @Test func `removing a tree removes links in it and nothing they lead to`() throws {
        try folder.link("root/tree", to: "..")
        try disk.removeTree(try RelativePath("tree"))
        try folder.makeFolder("root/deep/er")
        try folder.link("root/deep/er/link", to: folder.path + "/outside")
        try disk.removeTree(try RelativePath("deep"))
        #expect(try disk.list(nil).map(\.path.description) == ["file-link", "link"])
        #expect(try folder.text("outside/file") == "outside")
    }

    @Test func `a pipe is not waited for`() throws {
        #expect(mkfifo(folder.path + "/root/pipe", 0o644) == 0)
        let pipe = try RelativePath("pipe")
        #expect(try disk.kind(of: pipe) == .other)
        #expect(throws: SystemError(EINVAL, .read, pipe)) { try disk.read(pipe) }
    }

    @Test func `a name that no path may hold is left out of a listing`() throws {
        try folder.write("", "root/odd:name")
        #expect(try disk.list(nil).map(\.path.description) == ["file-link", "link"])
    }

    @Test func `new files get the usual permissions less the user's mask, others just theirs`() async throws {
        await #expect(processExitsWith: .success) { [path = folder.path as String] in
            umask(0o027)
            let disk = try LocalFileSystem(root: path + "/root")
            try disk.write([], to: RelativePath("usual"), permissions: .usual)
            try disk.write([], to: RelativePath("run"), permissions: .executable)
            try disk.write([], to: RelativePath("exact"), permissions: .exactly(0o666))
        }
        #expect(folder.permissions("root/usual") == 0o640)
        #expect(folder.permissions("root/run") == 0o750)
        #expect(folder.permissions("root/exact") == 0o666)
    }

    @Test func `a disk without an exclusive move still never moves over anything`() throws {
        try disk.put("moved", at: "from")
        try disk.put("standing", at: "to")
        try disk.put("deep", at: "tree/file")
        try disk.makeFolder(try RelativePath("taken"))
        let (from, to) = (try RelativePath("from"), try RelativePath("to"))
        #expect(throws: SystemError(EEXIST, .moved, to)) { try disk.linkExclusively(from, to: to) }
        let taken = try RelativePath("taken")
        #expect(throws: SystemError(EEXIST, .moved, taken)) {
            try disk.linkExclusively(RelativePath("tree"), to: taken)
        }
        try disk.linkExclusively(from, to: try RelativePath("new"))
        try disk.linkExclusively(try RelativePath("tree"), to: try RelativePath("new-tree"))
        #expect(try disk.text("to") == "standing")
        #expect(try disk.text("new") == "moved")
        #expect(try disk.text("new-tree/file") == "deep")
        #expect(try disk.kind(of: from) == nil)
    }

    @Test func `a lock on a folder that was removed and made again is none`() throws {
        let home = try RelativePath("home")
        try disk.makeFolder(home)
        let first = try disk.lock(home)
        try disk.removeFolder(home)
        #expect(try disk.lock(home) == nil)
        try disk.makeFolder(home)
        let second = try disk.lock(home)
        #expect(first != nil && second != nil)
        #expect(try disk.lock(home) == nil)
    }
}
