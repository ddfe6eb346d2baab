import Testing

@testable import Commands

/// What a screen brings along into the core, where another may have brought it before.
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
        _ = await desk.run("new", "app", "Gallery", "--no-verify")
        _ = await desk.run("new", "screen", "Photos", "--in", "Gallery", "--no-verify")
    }

    @Test func `the first screen that asks for it brings it along, and the next finds it there`() async throws {
        let result = await desk.run("new", "screen", "Albums", "--in", "Gallery", "--no-verify")
        #expect(result.outcome == .done, "\(result.problems)")
        #expect(result.printed.contains("  identical Sources/GalleryCore/Archive.swift"))
        #expect(try desk.text(Self.shared) == "// first\n")
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
}
