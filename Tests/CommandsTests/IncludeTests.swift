import Testing

@testable import Commands

/// Templates that include others: the app's own and the built-in ones.
@Suite struct IncludeTests {
    private static let own = "Gallery/.scaffold/templates/"
    private let desk: Desk

    init() async throws {
        desk = try Desk()
        try desk.writeTemplate(manifest("box", including: []), to: "box/template.json")
        try desk.writeTemplate("// box {{part.type}}, {{>trim}}\n", to: "box/Sources/{{app.core}}/Box.swift.mustache")
        try desk.writeTemplate("plain", to: "box/partials/trim.mustache")
        try desk.writeTemplate(manifest("crate", including: ["box"]), to: "crate/template.json")
        _ = await desk.run("new", "app", "Gallery", "--no-verify")
    }

    @Test func `a template writes the files of what it includes`() async throws {
        #expect(await new("crate").outcome == .done)
        #expect(try desk.text("Gallery/Sources/GalleryCore/Box.swift") == "// box Top, plain\n")
    }

    @Test func `an app's own template includes a built-in one, and changes a partial of it`() async throws {
        try desk.write(manifest("ours", including: ["box"]), to: Self.own + "ours/template.json")
        try desk.write("golden", to: Self.own + "ours/partials/trim.mustache")
        #expect(await new("ours").outcome == .done)
        #expect(try desk.text("Gallery/Sources/GalleryCore/Box.swift") == "// box Top, golden\n")
    }

    @Test func `an app's own template of that name changes nothing in a built-in one`() async throws {
        try desk.write(manifest("box", including: []), to: Self.own + "box/template.json")
        #expect(await new("crate").outcome == .done)
        #expect(try desk.text("Gallery/Sources/GalleryCore/Box.swift") == "// box Top, plain\n")
    }

    @Test(arguments: [
        ("bxo", "The template 'ours' includes 'bxo', which is no template."),
        ("crate", "The template 'ours' includes 'crate', which includes others itself."),
        ("ours", "The template 'ours' includes 'ours', which includes others itself."),
    ])
    func `what cannot be included is refused, and nothing changes`(name: String, message: String) async throws {
        try desk.write(manifest("ours", including: [name]), to: Self.own + "ours/template.json")
        let before = try desk.tree()
        let result = await new("ours")
        #expect(result.problems.contains(message))
        #expect(try desk.tree() == before)
    }

    private func new(_ template: String) async -> Desk.Result {
        await desk.run("new", template, "Top", "--in", "Gallery", "--no-verify")
    }

    private func manifest(_ name: String, including names: [String]) -> String {
        #"""
        {"name": "\#(name)", "summary": "A box.", "kind": "part", "includes": \#(names),
         "variables": [{"name": "name", "type": "name", "prompt": "What is it called?"}]}
        """#
    }
}
