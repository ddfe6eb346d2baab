import Foundation
import Planning
import Testing

@testable import Disk

/// What every file system owes, the one in memory too.
@Suite struct FileSystemTests {
    /// A file system, and what keeps it alive.
    enum Kind: CaseIterable {
        case memory, local

        func make() throws -> (disk: any FileSystem, owner: Any) {
            switch self {
            case .memory: (InMemoryFileSystem(), ())
            case .local:
                try {
                    let folder = try TemporaryFolder()
                    return (try folder.fileSystem, folder)
                }()
            }
        }
    }

    let file: RelativePath
    let folder: RelativePath
    let other: RelativePath

    init() throws {
        file = try RelativePath("a/file")
        folder = try RelativePath("a")
        other = try RelativePath("other")
    }

    @Test(arguments: Kind.allCases)
    func `bytes come back as they were written, whatever they are`(_ kind: Kind) throws {
        let (disk, owner) = try kind.make()
        let all = [
            [], Array("PACK\r\nmixed\nno end".utf8), [0xEF, 0xBB, 0xBF, 0x41], [0, 0xFF, 0xFE, 0],
            [UInt8](repeating: 7, count: 200_000),
        ]
        for (number, bytes) in all.enumerated() {
            let path = try RelativePath("file\(number)")
            try disk.write(bytes, to: path, permissions: .usual)
            #expect(try disk.read(path).contents.bytes == bytes)
        }
        withExtendedLifetime(owner) {}
    }

    @Test(arguments: Kind.allCases)
    func `nothing is written over a file`(_ kind: Kind) throws {
        let (disk, owner) = try kind.make()
        try disk.put("first", at: "a/file")
        expect(EEXIST, "a/file") { try disk.write([1], to: file, permissions: .usual) }
        expect(EEXIST, "a") { try disk.makeFolder(folder) }
        #expect(try disk.text("a/file") == "first")
        withExtendedLifetime(owner) {}
    }

    @Test(arguments: Kind.allCases)
    func `an exclusive move gives way to what is there, file or folder`(_ kind: Kind) throws {
        let (disk, owner) = try kind.make()
        try disk.put("moved", at: "a/file")
        try disk.put("standing", at: "other")
        try disk.put("standing", at: "b/file")
        expect(EEXIST, "other") { try disk.renameExclusively(file, to: other) }
        expect(EEXIST, "b") { try disk.renameExclusively(folder, to: RelativePath("b")) }
        try disk.renameExclusively(folder, to: RelativePath("c"))
        #expect(try disk.text("c/file") == "moved")
        #expect(try disk.text("other") == "standing")
        #expect(try disk.kind(of: folder) == nil)
        withExtendedLifetime(owner) {}
    }

    @Test(arguments: Kind.allCases)
    func `a plain move takes a file's place, and two files exchange theirs`(_ kind: Kind) throws {
        let (disk, owner) = try kind.make()
        try disk.put("one", at: "a/file", permissions: 0o640)
        try disk.put("two", at: "other")
        try disk.exchange(file, with: other)
        #expect(try disk.text("a/file") == "two")
        #expect(try disk.read(other).permissions == 0o640)
        try disk.rename(file, to: other)
        #expect(try disk.text("other") == "two")
        #expect(try disk.kind(of: file) == nil)
        withExtendedLifetime(owner) {}
    }

    @Test(arguments: Kind.allCases)
    func `what is missing, or no folder, is named`(_ kind: Kind) throws {
        let (disk, owner) = try kind.make()
        try disk.put("text", at: "other")
        #expect(try disk.kind(of: file) == nil)
        expect(ENOENT, "a") { try disk.read(file) }
        expect(ENOENT, "none") { try disk.read(RelativePath("none")) }
        expect(ENOTDIR, "other") { try disk.kind(of: RelativePath("other/deep/file")) }
        expect(ENOTDIR, "other") { try disk.makeFolder(RelativePath("other/deep")) }
        try disk.makeFolder(folder)
        expect(EISDIR, "a") { try disk.read(folder) }
        withExtendedLifetime(owner) {}
    }

    @Test(arguments: Kind.allCases)
    func `a folder is removed only when empty, a tree as a whole`(_ kind: Kind) throws {
        let (disk, owner) = try kind.make()
        try disk.put("text", at: "a/b/file")
        expect(ENOTEMPTY, "a") { try disk.removeFolder(folder) }
        try disk.removeTree(folder)
        try disk.removeTree(folder)
        #expect(try disk.list(nil) == [])
        withExtendedLifetime(owner) {}
    }

    @Test(arguments: Kind.allCases)
    func `a listing is in the order of the paths`(_ kind: Kind) throws {
        let (disk, owner) = try kind.make()
        for name in ["b", "a/x", "C", "a.txt"] { try disk.put("", at: name) }
        #expect(try disk.list(nil).map(\.path.description) == ["C", "a", "a.txt", "b"])
        #expect(try disk.list(folder) == [Entry(path: RelativePath("a/x"), kind: .file)])
        withExtendedLifetime(owner) {}
    }

    @Test(arguments: Kind.allCases)
    func `a lock has one holder, and ends with it`(_ kind: Kind) throws {
        let (disk, owner) = try kind.make()
        #expect(try disk.lock(folder) == nil)
        try disk.makeFolder(folder)
        var lock = try disk.lock(folder)
        #expect(lock != nil)
        #expect(try disk.lock(folder) == nil)
        lock = nil
        #expect(try disk.lock(folder) != nil)
        withExtendedLifetime(owner) {}
    }

    @Test(arguments: Kind.allCases)
    func `a folder opened as a root is the same folder`(_ kind: Kind) throws {
        let (disk, owner) = try kind.make()
        try disk.put("text", at: "a/b/file")
        let opened = try disk.opened(at: folder)
        #expect(try opened.text("b/file") == "text")
        try opened.put("more", at: "b/more")
        #expect(try disk.text("a/b/more") == "more")
        withExtendedLifetime(owner) {}
    }

    @Test(arguments: Kind.allCases)
    func `saving what does not exist fails, be it one file or many`(_ kind: Kind) throws {
        let (disk, owner) = try kind.make()
        try disk.put("text", at: "a/file")
        try disk.sync([file, folder, nil])
        try disk.sync(Array(repeating: file, count: 40))
        expect(ENOENT, "other") { try disk.sync([file, other]) }
        withExtendedLifetime(owner) {}
    }

    private func expect(_ code: Int32, _ path: String, _ operation: () throws -> some Any) {
        let error = #expect(throws: SystemError.self) { _ = try operation() }
        #expect(error?.code == code)
        #expect(error?.path?.description == path)
    }
}
