import Foundation
import Testing

@testable import Commands

/// Parts: what is made into the core, or into the module of one screen.
@Suite struct NewPartTests {
    let desk: Desk

    init() async throws {
        desk = try Desk()
        _ = await desk.run("new", "app", "Gallery", "--screen", "Photos", "--screen", "Albums", "--no-verify")
        let photo = """
            public struct Photo {
                public let id: Int
                public init(id: Int) { self.id = id }
            }

            """
        try desk.write(photo, to: "Gallery/Sources/Photos/Photo.swift")
    }

    @Test func `a part goes into the core, with a record of it`() async throws {
        let result = await new("note", "memo", "text:String")
        #expect(result.outcome == .done)
        #expect(result.printed.contains("Created the note Memo in GalleryCore:"))
        #expect(result.printed.contains("  create    Sources/GalleryCore/Notes/Memo.swift\n"))
        #expect(!result.printed.contains("Package.swift"))
        #expect(
            try desk.text("Gallery/Sources/GalleryCore/Notes/Memo.swift")
                == "// Memo(id: Int, text: String) in GalleryCore\n"
        )
        let record = try desk.text("Gallery/.scaffold/parts/note/Memo.json")
        #expect(record.contains(#""fields" : "text:String""#))
        #expect(record.contains(#""module" : "GalleryCore""#))
        #expect(
            try desk.text("Gallery/.scaffold/pristine/Sources/GalleryCore/Notes/Memo.swift")
                == desk.text("Gallery/Sources/GalleryCore/Notes/Memo.swift")
        )
    }

    @Test(arguments: ["Photos", "photos", "PhotosViewController"])
    func `a part goes into the module of a screen, named in any spelling`(screen: String) async throws {
        let result = await new("note", "Memo", "--for", screen)
        #expect(result.outcome == .done)
        #expect(result.printed.contains("Created the note Memo in Photos:"))
        #expect(try desk.text("Gallery/Sources/Photos/Memo.swift").hasSuffix("in Photos\n"))
        #expect(try desk.text("Gallery/.scaffold/parts/note/Memo.json").contains(#""for" : "Photos""#))
    }

    @Test func `the same part again is identical`() async throws {
        _ = await new("note", "Memo", "text:String")
        let before = try desk.tree()
        let result = await new("note", "memo", "text:String")
        #expect(result.outcome == .done)
        #expect(result.printed.contains("The note Memo in GalleryCore is already there as asked for."))
        #expect(result.printed.contains("  identical Sources/GalleryCore/Notes/Memo.swift"))
        #expect(try desk.tree() == before)
    }

    @Test func `an edited part is kept to the byte`() async throws {
        _ = await new("note", "Memo")
        try desk.write("// mine\n", to: "Gallery/Sources/GalleryCore/Notes/Memo.swift")
        let result = await new("note", "Memo")
        #expect(result.outcome == .done)
        #expect(result.printed.contains("  keep      Sources/GalleryCore/Notes/Memo.swift"))
        #expect(try desk.text("Gallery/Sources/GalleryCore/Notes/Memo.swift") == "// mine\n")
    }

    @Test func `the same part made otherwise says what differs, and nothing changes`() async throws {
        _ = await new("note", "Memo")
        let before = try desk.tree()
        let result = await new("note", "Memo", "text:String")
        #expect(result.outcome == .refused)
        #expect(
            result.problems.contains(
                "The note 'Memo' exists, made otherwise: fields is 'title:String', not 'text:String'."
            )
        )
        #expect(try desk.tree() == before)
    }

    @Test func `a file of the user's own in the way is named, and nothing changes`() async throws {
        try desk.write("// mine\n", to: "Gallery/Tests/x")
        try desk.write("// mine\n", to: "Gallery/.scaffold/pristine/Sources/GalleryCore/Notes/Memo.swift")
        let before = try desk.tree()
        let result = await new("note", "Memo")
        #expect(result.outcome == .refused)
        #expect(result.problems.contains("exists with other contents, so nothing was written."))
        #expect(try desk.tree() == before)
    }

    @Test(arguments: [
        (["note", "Core"], "The note's name 'Core' makes a type 'Core', which GalleryCore has already.", "'CoreNote'"),
        (["note", "Photo"], "makes a type 'Photo', which Photos has already.", "Write 'PhotoNote'."),
        (["note", "Albums"], "makes a type 'Albums', which the module 'Albums' would hide.", "Write 'AlbumsNote'."),
        (["note", "photos", "--for", "Albums"], "which the module 'Photos' would hide.", "Write 'PhotosNote'."),
        (["note", "switch"], "The note's name 'switch' is a keyword of Swift.", "Write 'SwitchNote'."),
        (["note", "Color"], "The note's name 'Color' is also the type Color of", "Write 'ColorNote'."),
        (["note", ""], "The note's name is empty.", "Write a name such as 'Memo'."),
        (["note", "Memo", "--for", "Phots"], "The app has no screen 'Phots'.", "Did you mean 'Photos'? It has Albums"),
        (["note", "Memo", "text:Sting"], "text:Sting", "'String'"),
        (
            ["note", "Memo", "owner:Photo"], "'Photo' is in the module 'Photos', and GalleryCore can import no screen.",
            "--for Photos"
        ),
        (
            ["note", "Memo", "owner:Photo", "--for", "Albums"], "The screen 'Albums' is listed already",
            "needs: [\"Photos\"]"
        ),
        (["card", "Big"], "'for' is missing: For which screen?", "Write '--for SCREEN'."),
        (
            ["card", "Big", "text:String", "--for", "Photos"], "A card has no fields, and 'text:String' stands",
            "quote a name"
        ),
        (
            ["card", "Big", "--for", "Photos", "--model", "Phoot"], "The app has no model 'Phoot'.",
            "Did you mean 'Photo'?"
        ),
        (["cart", "Big"], "The template 'cart' is unknown.", "Did you mean 'card'?"),
    ])
    func `what cannot be made is refused with a way out, and nothing changes`(
        words: [String],
        message: String,
        fix: String
    ) async throws {
        let before = try desk.tree()
        let result = await desk.run(["new"] + words + ["--in", "Gallery", "--no-verify"])
        #expect([.usage, .refused].contains(result.outcome))
        #expect(result.problems.contains(message))
        #expect(result.problems.contains(fix))
        #expect(try desk.tree() == before)
    }

    @Test func `a case twin is refused`() async throws {
        _ = await new("note", "Memo")
        let before = try desk.tree()
        let result = await new("note", "MEMO")
        #expect(result.outcome == .refused)
        #expect(result.problems.contains("differs only in case from 'Sources/GalleryCore/Notes/Memo.swift'"))
        #expect(try desk.tree() == before)
    }

    @Test func `a part is about the model that its screen shows`() async throws {
        #expect(await new("card", "Big", "--for", "Photos").outcome == .done)
        #expect(try desk.text("Gallery/Sources/Photos/Big.swift") == "// Big of Photo, list\n")
    }

    @Test func `what is not answered is as the screen was made`() async throws {
        _ = await desk.run("new", "screen", "Shots", "--layout", "grid", "--in", "Gallery", "--no-verify")
        try desk.write(
            "public struct Shot { public init(id: Int) {}; public let id: Int }",
            to: "Gallery/Sources/Shots/Shot.swift"
        )
        #expect(await new("card", "Big", "--for", "Shots").outcome == .done)
        #expect(try desk.text("Gallery/Sources/Shots/Big.swift") == "// Big of Shot, grid\n")
        #expect(await new("card", "Small", "--for", "Shots", "--layout", "list").outcome == .done)
        #expect(try desk.text("Gallery/Sources/Shots/Small.swift") == "// Small of Shot, list\n")
    }

    @Test func `a model of the screen's own that a field holds needs no import`() async throws {
        #expect(await new("note", "Memo", "photo:Photo", "--for", "Photos").outcome == .done)
    }

    @Test(arguments: ["--dry-run", "--diff"])
    func `a rehearsal writes nothing`(option: String) async throws {
        let before = try desk.tree()
        let result = await desk.run("new", "note", "Memo", "--in", "Gallery", option)
        #expect(result.outcome == .done)
        #expect(result.printed.contains("Memo"))
        #expect(try desk.tree() == before)
    }

    @Test func `machines read what was made`() async throws {
        let result = await new("note", "Memo", "--json")
        let report = try #require(
            JSONSerialization.jsonObject(with: Data(result.printed.utf8)) as? [String: Any]
        )
        #expect(report["command"] as? String == "new note")
        #expect(report["part"] as? [String: String] == ["template": "note", "name": "Memo", "module": "GalleryCore"])
        #expect(report["screens"] as? [String] == [])
    }

    @Test(arguments: [([String](), "GalleryCore"), (["--for", "Photos"], "Photos")])
    func `only the module that it went into is proved`(words: [String], module: String) async throws {
        let environment = ["PATH": try desk.failingToolchain() + ":/usr/bin:/bin"]
        let result = await desk.run(["new", "note", "Memo", "--in", "Gallery"] + words, environment: environment)
        #expect(result.outcome == .findings)
        #expect(result.printed.contains("Proving \(module)\n"))
        #expect(result.printed.contains("verify \(module) --in Gallery'."))
    }

    @Test func `an app's own template of this kind is listed and used`() async throws {
        let folder = "Gallery/.scaffold/templates/memo/"
        try desk.write(
            #"""
            {"name": "memo", "summary": "Our memo.", "kind": "part",
             "variables": [{"name": "name", "type": "name", "prompt": "Name?"}]}
            """#,
            to: folder + "template.json"
        )
        try desk.write("// {{part.noun}}\n", to: folder + "Sources/{{app.core}}/{{part.type}}.swift.mustache")
        let help = await desk.run("new", "--help", in: "Gallery").printed
        #expect(help.split(separator: "\n").contains { $0.hasPrefix("  memo ") && $0.hasSuffix(" Our memo.") })
        #expect(await new("memo", "BigOne").outcome == .done)
        #expect(try desk.text("Gallery/Sources/GalleryCore/BigOne.swift") == "// big one\n")
    }

    @Test func `help shows the examples of the template`() async throws {
        let result = await desk.run("new", "note", "--help")
        #expect(result.printed.contains("scaffold new note NAME [FIELD:TYPE]… [options]"))
        #expect(result.printed.contains("  scaffold new note Memo\n      A memo."))
        #expect(result.printed.contains("--for SCREEN"))
    }

    @Test func `a missing name shows how it is written`() async throws {
        let result = await new("note")
        #expect(result.outcome == .usage)
        #expect(result.problems.contains("Write it: 'scaffold new note Memo'."))
    }

    private func new(_ words: String...) async -> Desk.Result {
        await desk.run(["new"] + words + ["--in", "Gallery", "--no-verify"])
    }
}
