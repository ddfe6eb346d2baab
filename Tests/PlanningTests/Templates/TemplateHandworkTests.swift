import Diagnostics
import Mustache
import Testing

@testable import Planning

@Suite struct TemplateHandworkTests {
    private static let entries = #"""
        [{"place": "In a grid:", "lines": ["grid.show({{name}})"], "when": "layout.grid"},
         {"place": "In {{name}}:", "lines": ["one", "two"], "when": "!layout.plain"}]
        """#

    @Test func `the first that its condition allows is told, with its values`() throws {
        let manifest = try manifest(Self.entries)
        let grid = try manifest.handwork(with: values(grid: true, plain: false))
        #expect(grid == Handwork(place: "In a grid:", lines: ["grid.show(Photos)"]))
        let other = try manifest.handwork(with: values(grid: false, plain: false))
        #expect(other == Handwork(place: "In Photos:", lines: ["one", "two"]))
    }

    @Test func `where none is allowed, nothing is left`() throws {
        #expect(try manifest(Self.entries).handwork(with: values(grid: false, plain: true)) == nil)
        #expect(try manifest("[]").handwork(with: [:]) == nil)
    }

    @Test func `a value that there is not is an error`() throws {
        let manifest = try manifest(#"[{"place": "Here:", "lines": ["{{nmae}}"]}]"#)
        #expect(throws: Diagnostic.self) { try manifest.handwork(with: ["name": "Photos"]) }
    }

    private func values(grid: Bool, plain: Bool) -> [String: Value] {
        ["name": "Photos", "layout": ["grid": .bool(grid), "plain": .bool(plain)]]
    }

    private func manifest(_ handwork: String) throws -> TemplateManifest {
        let text = #"{"name": "t", "summary": "s", "kind": "part", "handwork": \#(handwork)}"#
        return try TemplateManifest(FileContents(text), file: "template.json")
    }
}
