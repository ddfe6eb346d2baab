import Testing

@testable import Commands

@Suite struct NewSelectionTests {
    private static let manifest = #"""
        {"name": "screen", "summary": "Ours.", "kind": "screen", "variables": [
            {"name": "name", "type": "name", "prompt": "Name?"},
            {"name": "layout", "type": "choice", "choices": ["list", "detail"], "default": "list", "prompt": "Layout?"},
            {"name": "model", "type": "name", "default": "", "prompt": "Model?"},
            {"name": "from", "type": "name", "default": "", "prompt": "From?", "when": "layout.detail"}],
         "handwork": [{
            "place": "Where your app makes the screen that this one is opened from:",
            "lines": ["import {{screen.type}}", "let screen = {{from.viewController}}()", "screen.{{from.push}}()"],
            "when": "from"}]}
        """#

    @Test func `the lines that are left to write are shown at the end`() async throws {
        let desk = try Desk()
        _ = await desk.run("new", "app", "Gallery", "--screen", "Photos", "--no-verify")
        try desk.write(Self.manifest, to: "Gallery/.scaffold/templates/screen/template.json")
        try desk.write(
            "{{from.push}}\n",
            to: "Gallery/.scaffold/templates/screen/Sources/{{screen.type}}/Push.swift.mustache"
        )
        try desk.write(
            "public struct Photo {\n    public let id: Int\n    public init(id: Int) { self.id = id }\n}\n",
            to: "Gallery/Sources/Photos/Photo.swift"
        )
        let result = await desk.run(
            "new",
            "screen",
            "PhotoDetail",
            "--layout",
            "detail",
            "--from",
            "Photos",
            "--in",
            "Gallery",
            "--no-verify"
        )
        #expect(result.outcome == .done)
        #expect(try desk.text("Gallery/Sources/PhotoDetail/Push.swift") == "pushPhotoDetail\n")
        #expect(
            result.printed.contains(
                """
                  Where your app makes the screen that this one is opened from:
                      import PhotoDetail
                      let screen = PhotosViewController()
                      screen.pushPhotoDetail()
                """
            )
        )
    }
}
