import Testing

@testable import Commands

/// What a screen or a part brings along into the core, where another may have brought it before.
@Suite struct SharedFileTests {
    private static let shared = "Gallery/Sources/GalleryCore/Archive.swift"
    private let desk: Desk

    init() async throws {
        desk = try Desk()
        try desk.writeTemplate(
            #"""
            {"name": "screen", "summary": "A screen.", "kind": "screen", "variables": [
                {"name": "name", "type": "name", "prompt": "What does the screen show?"},
                {"name": "fields", "type": "fields", "default": "title:String", "prompt": "Which fields?"},
                {"name": "layout", "type": "choice", "choices": ["list"], "default": "list", "prompt": "Layout."}],
             "files": [{"path": "Archive.swift", "to": "Sources/{{app.core}}/Archive.swift", "once": true}]}
            """#,
            to: "screen/template.json"
        )
        try desk.writeTemplate("// first\n", to: "screen/Archive.swift")
        try desk.writeTemplate(
            #"""
            {"name": "shelf", "summary": "A shelf.", "kind": "part", "variables": [
                {"name": "name", "type": "name", "prompt": "What is it called?"}],
             "files": [{"path": "Archive.swift", "to": "Sources/{{app.core}}/Archive.swift", "once": true},
                       {"path": "Shelf.swift", "to": "Sources/{{app.core}}/{{part.type}}.swift"}]}
            """#,
            to: "shelf/template.json"
        )
        try desk.writeTemplate("// first\n", to: "shelf/Archive.swift")
        try desk.writeTemplate("// shelf\n", to: "shelf/Shelf.swift")
        _ = await desk.run("new", "app", "Gallery", "--no-verify")
        _ = await desk.run("new", "screen", "Photos", "--in", "Gallery", "--no-verify")
    }

    @Test func `the first screen that asks for it brings it along, and the next finds it there`() async throws {
        let result = await desk.run("new", "screen", "Albums", "--in", "Gallery", "--no-verify")
        #expect(result.outcome == .done, "\(result.problems)")
        #expect(!result.printed.contains("Archive.swift"))
        #expect(try desk.text(Self.shared) == "// first\n")
        #expect(try desk.text("Gallery/.scaffold/modules/Photos.json").contains("Archive.swift"))
        #expect(try !desk.text("Gallery/.scaffold/modules/Albums.json").contains("Archive.swift"))
    }

    @Test func `one that was edited is left alone, and in nobody's way`() async throws {
        try desk.write("// mine\n", to: Self.shared)
        let result = await desk.run("new", "screen", "Albums", "--in", "Gallery", "--no-verify")
        #expect(result.outcome == .done, "\(result.problems)")
        #expect(try desk.text(Self.shared) == "// mine\n")
        #expect(try !desk.text("Gallery/.scaffold/modules/Albums.json").contains("Archive.swift"))
    }

    @Test func `one of an earlier version is left alone`() async throws {
        try desk.writeTemplate("// second\n", to: "screen/Archive.swift")
        let result = await desk.run("new", "screen", "Albums", "--in", "Gallery", "--no-verify")
        #expect(result.outcome == .done, "\(result.problems)")
        #expect(try desk.text(Self.shared) == "// first\n")
    }

    @Test func `the same command again changes nothing, whoever edited it`() async throws {
        try desk.write("// mine\n", to: Self.shared)
        let before = try desk.tree()
        let result = await desk.run("new", "screen", "Photos", "--in", "Gallery", "--no-verify")
        #expect(result.outcome == .done, "\(result.problems)")
        #expect(try desk.tree() == before)
    }

    @Test func `a part finds it there, and its types are no news`() async throws {
        let result = await shelf()
        #expect(result.outcome == .done, "\(result.problems)")
        #expect(!result.printed.contains("Archive.swift"))
        #expect(result.printed.contains("  create    Sources/GalleryCore/Top.swift"))
    }

    @Test(arguments: ["// mine\n", "// of an earlier version\n"])
    func `a part leaves alone what others brought along, and remembers nothing of it`(text: String) async throws {
        try desk.write(text, to: Self.shared)
        let result = await shelf()
        #expect(result.outcome == .done, "\(result.problems)")
        #expect(try desk.text(Self.shared) == text)
        #expect(try !desk.text("Gallery/.scaffold/parts/shelf/Top.json").contains("Archive.swift"))
        let before = try desk.tree()
        #expect(await shelf().outcome == .done)
        #expect(try desk.tree() == before)
    }

    private func shelf() async -> Desk.Result {
        await desk.run("new", "shelf", "Top", "--in", "Gallery", "--no-verify")
    }
}
