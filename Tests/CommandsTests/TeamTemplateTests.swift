import Foundation
import Testing

@testable import Commands

/// An app's own templates, in order and not.
@Suite struct TeamTemplateTests {
    private static let folder = "Gallery/.scaffold/templates"
    private static let manifest = #"""
        {"name": "screen", "summary": "Ours.", "kind": "screen",
         "variables": [{"name": "name", "type": "name", "prompt": "Name?"}], "files": []}
        """#

    let desk: Desk

    init() async throws {
        desk = try Desk()
        _ = await desk.run("new", "app", "Gallery", "--screen", "Photos", "--no-verify")
    }

    @Test func `an app's own template takes the place of the built-in one`() async throws {
        try write(Self.manifest, to: "screen/template.json")
        try write("// ours: {{screen.title}}\n", to: "screen/Sources/{{screen.type}}/Ours.swift.mustache")
        try write("Read me.\n", to: "README.md")
        #expect(await screen().outcome == .done)
        #expect(try desk.text("Gallery/Sources/Albums/Ours.swift") == "// ours: Albums\n")
    }

    @Test func `a template without a manifest is told`() async throws {
        try write("x", to: "screen/Sources/x.swift")
        try await expectRefusal(
            "The template in '.scaffold/templates/screen' has no template.json.\n"
        )
    }

    @Test func `an empty folder for a template is told`() async throws {
        try FileManager.default.createDirectory(
            at: desk.folder.appending(path: Self.folder + "/screen"),
            withIntermediateDirectories: true
        )
        try await expectRefusal("The template in '.scaffold/templates/screen' has no template.json.\n")
    }

    @Test func `a file in the place of a template is told`() async throws {
        try write("x", to: "screen")
        try await expectRefusal("'.scaffold/templates/screen' is not a folder, as a template is.\n")
    }

    @Test func `a file in the place of all templates is told`() async throws {
        try desk.write("x", to: Self.folder)
        try await expectRefusal("'.scaffold/templates' is not a folder, and templates are looked for in it.\n")
    }

    @Test(arguments: ["screen", ""])
    func `a link that leads nowhere is told`(name: String) async throws {
        let place = desk.folder.appending(path: name.isEmpty ? Self.folder : Self.folder + "/" + name)
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: "nowhere")
        try await expectRefusal("is not a folder")
    }

    @Test func `a template that calls itself otherwise than its folder is told`() async throws {
        try write(
            Self.manifest.replacing(#""screen", "summary""#, with: #""list", "summary""#),
            to: "screen/template.json"
        )
        try await expectRefusal(
            ".scaffold/templates/screen/template.json: error: The template calls itself 'list', and its folder 'screen'.\n"
        )
    }

    @Test(arguments: ["", "{\n"])
    func `a manifest that is no JSON is named by its path in the app, and no caret stands under nothing`(
        text: String
    ) async throws {
        try write(text, to: "screen/template.json")
        let result = try await expectRefusal(".scaffold/templates/screen/template.json:")
        #expect(!result.problems.contains("^"))
    }

    @Test func `a file that does not render is named by its path in the app`() async throws {
        try write(Self.manifest, to: "screen/template.json")
        try write("{{nmae}}", to: "screen/a.txt.mustache")
        try await expectRefusal(".scaffold/templates/screen/a.txt.mustache:1:")
    }

    @Test func `a file that two make is named by its path in the app`() async throws {
        let rule = #""files": [{"path": "b.txt", "to": "a.txt"}]"#
        try write(Self.manifest.replacing(#""files": []"#, with: rule), to: "screen/template.json")
        try write("x", to: "screen/a.txt")
        try write("x", to: "screen/b.txt")
        try await expectRefusal(".scaffold/templates/screen/b.txt: error: ")
    }

    @Test func `a template that writes a git hook is told`() async throws {
        let rule = #""files": [{"path": "hook", "to": ".git/hooks/post-checkout"}]"#
        try write(Self.manifest.replacing(#""files": []"#, with: rule), to: "screen/template.json")
        try write("#!/bin/sh\n", to: "screen/hook")
        try await expectRefusal(
            ".scaffold/templates/screen/hook: error: The file would land in '.git/hooks/post-checkout', "
        )
    }

    private func write(_ text: String, to path: String) throws {
        try desk.write(text, to: Self.folder + "/" + path)
    }

    private func screen() async -> Desk.Result {
        await desk.run("new", "screen", "Albums", "--in", "Gallery", "--no-verify")
    }

    @discardableResult
    private func expectRefusal(_ words: String) async throws -> Desk.Result {
        let before = try desk.tree()
        let result = await screen()
        #expect(result.outcome == .usage)
        #expect(result.problems.contains(words))
        #expect(try desk.tree() == before)
        return result
    }
}
