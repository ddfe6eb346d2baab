import Diagnostics
import Foundation
import Planning
import Testing

@testable import Disk

@Suite struct TreeTests {
    /// T03, T48.
    @Test func `a listing names files and links, and leaves out what tools leave behind`() throws {
        let disk = InMemoryFileSystem()
        for path in [
            "Package.swift", "Sources/B.swift", "Sources/A/A.swift", "Sources/A/.DS_Store", ".build/x.swift",
            ".git/config", "Sources/.git", ".swiftpm/x", ".scaffold/lock.json", ".scaffold/transaction/new/x.swift",
            ".github/workflows/ci.yml",
        ] {
            try disk.put("", at: path)
        }
        try disk.plant(.symbolicLink, at: RelativePath("Sources/Link"))
        let entries = try Tree(disk).entries()
        #expect(
            entries.map { "\($0.path) \($0.kind)" } == [
                ".github/workflows/ci.yml file", ".scaffold/lock.json file", "Package.swift file",
                "Sources/A/A.swift file", "Sources/B.swift file", "Sources/Link symbolicLink",
            ]
        )
        let swift = try Tree(disk).files(under: RelativePath("Sources"), ending: ".swift")
        #expect(swift.map(\.description) == ["Sources/A/A.swift", "Sources/B.swift"])
        #expect(try Tree(disk).files(under: RelativePath("Tests")) == [])
    }

    @Test func `a snapshot tells files from all that is not one`() throws {
        let disk = InMemoryFileSystem()
        try disk.put("run", at: "run", permissions: 0o755)
        try disk.put("", at: "folder/file")
        try disk.plant(.symbolicLink, at: RelativePath("link"))
        try disk.plant(.other, at: RelativePath("pipe"))
        let names = ["run", "folder", "link", "pipe", "nothing", "none/at/all", "none/at/once", "folder/none"]
        let snapshot = try Tree(disk).snapshot(of: names.map { try RelativePath($0) })
        let standing = try names.map { snapshot[try RelativePath($0)] }
        #expect(
            standing == [
                .file(FileContents("run", isExecutable: true)), .folder, .symbolicLink, .other, nil, nil, nil, nil,
            ]
        )
    }

    @Test(arguments: [
        ("folder", "'folder' is a folder, and a file is needed there."),
        ("link", "'link' is a symbolic link, and a file is needed there."),
        ("pipe", "'pipe' is neither a file nor a folder, and a file is needed there."),
        ("link/file", "'link' is a symbolic link, and may lead out of the project."),
        ("file/file", "'file' is not a folder, and one is needed there."),
    ])
    func `what stands in a file's way is named`(_ path: String, message: String) throws {
        let disk = InMemoryFileSystem()
        try disk.put("", at: "file")
        try disk.put("", at: "folder/file")
        try disk.plant(.symbolicLink, at: RelativePath("link"))
        try disk.plant(.other, at: RelativePath("pipe"))
        let problem = #expect(throws: Diagnostic.self) {
            try Tree(disk).snapshot(of: [RelativePath("file"), RelativePath(path)]).files()
        }
        #expect(problem?.message == message)
    }

    @Test func `a file that cannot be read is named`() throws {
        let disk = InMemoryFileSystem()
        try disk.put("", at: "Sources/A.swift")
        let faulty = FaultyFileSystem(disk, .failure(EACCES), at: 1)
        let problem = #expect(throws: Diagnostic.self) {
            try Tree(faulty).snapshot(of: [RelativePath("Sources/A.swift")])
        }
        #expect(problem?.message == "'Sources/A.swift' cannot be read: permission is denied.")
    }

    @Test func `a folder that does not exist is named as it was typed`() throws {
        let problem = #expect(throws: Diagnostic.self) { try Tree(at: "no/such/folder") }
        #expect(problem?.message == "'no/such/folder' does not exist.")
    }
}
