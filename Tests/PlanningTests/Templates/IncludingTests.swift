import Diagnostics
import Mustache
import Testing

@testable import Planning

/// A template that has the partials and the files of another one.
@Suite struct IncludingTests {
    @Test func `the files of both are written, each with the partials of both`() throws {
        let whole = try template("screen", ["a.mustache": "{{>two}}", "partials/one": "1"])
            .including(template("store", ["b.mustache": "{{>one}}", "partials/two": "2"]))
        #expect(try files(of: whole) == ["a": "2", "b": "1"])
    }

    @Test func `its own partial takes the place of one of that name, in the other's files too`() throws {
        let whole = try template("screen", ["partials/order": "newest first"])
            .including(template("store", ["b.mustache": "{{>order}}", "partials/order": "as saved"]))
        #expect(try files(of: whole) == ["b": "newest first"])
    }

    @Test func `what is wrong in the other's files is found there`() throws {
        let whole = try template("screen", [:]).including(template("store", ["{{nmae}}/b": ""]))
        let problem = try #require(throws: Diagnostic.self) { try files(of: whole) }
        #expect(problem.place?.file == "store/{{nmae}}/b")
    }

    private func files(of template: ModuleTemplate) throws -> [String: String] {
        let rendered = try Rendering(template, with: ["name": "Photos"]).files
        return Dictionary(uniqueKeysWithValues: rendered.map { ("\($0)", $1.text ?? "") })
    }

    private func template(_ name: String, _ files: [String: String]) throws -> ModuleTemplate {
        let manifest = #"{"name": "\#(name)", "summary": "s", "kind": "part"}"#
        var tree = [try RelativePath("template.json"): FileContents(manifest)]
        for (path, text) in files { tree[try RelativePath(path)] = FileContents(text) }
        return try ModuleTemplate(tree, folder: name)
    }
}
