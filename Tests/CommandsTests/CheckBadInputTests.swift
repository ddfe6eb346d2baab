import Diagnostics
import Foundation
import Testing

/// What no person writes, and `check` meets all the same.
@Suite(.timeLimit(.minutes(1))) struct CheckBadInputTests {
    private static let folder = "Sources/Photos"
    let desk: Desk

    init() throws {
        desk = try Desk()
        try desk.write(#"{"app": "Gallery", "format": 1}"#, to: ".scaffold/app.json")
        try desk.write("struct Photo {}\n", to: "Sources/Photos/Photo.swift")
    }

    private func place(_ name: String) -> URL { desk.folder.appending(path: Self.folder).appending(path: name) }

    private func expect(_ words: String, at name: String, location: SourceLocation = #_sourceLocation) async {
        for words in [["check"], ["check", "\(Self.folder)/\(name)"]] {
            let result = await desk.run(words)
            #expect(result.outcome == .findings, sourceLocation: location)
            #expect(result.printed.hasPrefix("\(Self.folder)/\(name):1:1: warning: "), sourceLocation: location)
        }
        let printed = await desk.run("check").printed
        #expect(printed.contains(words), sourceLocation: location)
        #expect(printed.split(separator: "\n").count == 2, sourceLocation: location)
    }

    @Test func `a pipe is not waited for`() async throws {
        #expect(mkfifo(place("Pipe.swift").path, 0o600) == 0)
        await expect("This is neither a file nor a folder, and was not checked. [file]", at: "Pipe.swift")
    }

    @Test func `a link is not followed`() async throws {
        try FileManager.default.createSymbolicLink(
            at: place("Link.swift"),
            withDestinationURL: place("Photo.swift")
        )
        await expect("This is a symbolic link, and was not checked. [file]", at: "Link.swift")
    }

    @Test func `a link that leads to itself is no hang`() async throws {
        let loop = place("Loop.swift").path
        try FileManager.default.createSymbolicLink(atPath: loop, withDestinationPath: loop)
        try FileManager.default.createSymbolicLink(
            at: place("Folder"),
            withDestinationURL: desk.folder.appending(path: Self.folder)
        )
        let result = await desk.run("check")
        #expect(result.printed.hasPrefix("Sources/Photos/Loop.swift:1:1: warning: This is a symbolic link"))
        #expect(result.printed.contains("Checked 1 file: 1 found (file 1)."))
    }

    @Test func `a folder with the name of a file is a folder`() async throws {
        try desk.write("class A: NSArray {}\n", to: "Sources/Photos/X.swift/A.swift")
        let printed = await desk.run("check").printed
        #expect(printed.hasPrefix("Sources/Photos/X.swift/A.swift:1:10: warning:"))
        #expect(printed.contains("Checked 2 files: 1 found (F2 1)."))
    }

    @Test func `bytes that are no text are told`() async throws {
        try Data([0x63, 0xFF, 0xFE]).write(to: place("Bytes.swift"))
        await expect("The file is not UTF-8, and was not checked. [file]", at: "Bytes.swift")
    }

    @Test func `a file of five megabytes is told, and not read`() async throws {
        try Data(repeating: 0x20, count: 5 << 20).write(to: place("Large.swift"))
        await expect("The file is larger than 3 MB, and was not checked. [file]", at: "Large.swift")
    }

    @Test(.enabled(if: geteuid() != 0, "to root every file is readable"))
    func `a file that may not be read is told`() async throws {
        try desk.write("struct Secret {}\n", to: "Sources/Photos/Secret.swift")
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: place("Secret.swift").path)
        await expect("cannot be read: permission is denied", at: "Secret.swift")
    }

    @Test(arguments: ["", "\n", "\u{FEFF}", "//", "\0"])
    func `a file without anything in it is fine`(text: String) async throws {
        try desk.write(text, to: "Sources/Photos/Empty.swift")
        #expect(await desk.run("check").printed == "Checked 2 files: nothing found.\n")
    }

    @Test(arguments: [("A\nB.swift", #"A\nB.swift"#), ("A\u{7}.swift", #"A\u{07}.swift"#)])
    func `a name that breaks lines is told on one`(name: String, shown: String) async throws {
        try Data("class A: NSArray {}\n".utf8).write(to: place(name))
        let result = await desk.run("check")
        let message = "The name holds a character that not every disk takes, and nothing was checked there. [file]"
        #expect(
            result.printed == """
                Sources/Photos/\(shown):1:1: warning: \(message)
                Checked 1 file: 1 found (file 1).

                """
        )
        let named = await desk.run("check", "Sources/Photos/\(name)")
        #expect(named.problems.contains("holds a character that not every disk takes"))
    }

    @Test func `a picture with an odd name is no matter`() async throws {
        try Data().write(to: place("a:b.png"))
        #expect(await desk.run("check").printed == "Checked 1 file: nothing found.\n")
    }

    @Test func `classes that inherit one another are no end`() async throws {
        for (name, parent) in [("A", "B"), ("B", "C"), ("C", "A")] {
            try desk.write("class \(name): \(parent) {}\n", to: "Sources/Photos/\(name).swift")
        }
        #expect(await desk.run("check").printed == "Checked 4 files: nothing found.\n")
    }

    @Test func `a xib nested without end is no crash`() async throws {
        let (open, close) = (String(repeating: "<view>", count: 20_000), String(repeating: "</view>", count: 20_000))
        try desk.write("<document><objects>\(open)\(close)</objects></document>", to: "Sources/Photos/Deep.xib")
        let result = await desk.run("check")
        #expect(result.printed.hasSuffix("Checked 2 files: nothing found.\n") || result.outcome == .findings)
    }
}
