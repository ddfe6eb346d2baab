import Diagnostics
import Testing

@testable import Planning

@Suite struct TemplateManifestTests {
    @Test func `a manifest says what the template asks for`() throws {
        let manifest = try read(
            #"""
            {"name": "screen", "summary": "A screen.", "kind": "screen", "ids": ["root"],
             "variables": [{"name": "layout", "type": "choice", "choices": ["list", "grid"], "default": "list",
                            "prompt": "How are the items laid out?", "when": "!plain"}],
             "files": [{"path": "a", "to": "b", "when": ["layout.grid", "!plain"], "each": "models"}]}
            """#
        )
        let layout = try #require(manifest.variable("layout"))
        #expect(layout.choices == ["list", "grid"])
        #expect(layout.defaultAnswer == "list")
        #expect(layout.condition == TemplateCondition(["!plain"]))
        #expect(manifest.files.first?.destination == "b")
        #expect(manifest.files.first?.condition == TemplateCondition(["layout.grid", "!plain"]))
        #expect(manifest.ids == ["root"])
    }

    @Test(arguments: [
        (#"{"name": "s", "summry": "x", "kind": "app"}"#, "The key 'summry' is unknown."),
        (#"{"name": "s", "kind": "app"}"#, "The key 'summary' is missing."),
        (#"{"name": 3, "summary": "x", "kind": "app"}"#, "A text is wanted at name."),
        (
            #"{"name": "s", "summary": "x", "kind": "app", "variables": [{"name": "a", "type": "strnig", "prompt": "?"}]}"#,
            "The variable 'a' has the unknown type 'strnig'."
        ),
        (
            #"{"name": "s", "summary": "x", "kind": "app", "variables": [{"name": "a", "type": "choice", "prompt": "?"}]}"#,
            "The variable 'a' has type 'choice' and 0 choices."
        ),
        (
            #"{"name": "s", "summary": "x", "kind": "app", "variables": [{"name": "a", "type": "string", "prompt": "?", "pattern": "("}]}"#,
            "The pattern of the variable 'a' is not a regular expression."
        ),
    ])
    func `a bad manifest says what is wrong with it`(text: String, message: String) throws {
        let problem = try #require(throws: Diagnostic.self) { try read(text) }
        #expect(problem.message == message)
        #expect(problem.place?.file == "T/template.json")
        #expect(problem.fix != nil)
    }

    @Test func `text that is no JSON names the file`() throws {
        let problem = try #require(throws: Diagnostic.self) { try read("{") }
        #expect(problem.place?.file == "T/template.json")
        #expect(problem.message.hasPrefix("The file is not understood"))
    }

    @Test func `a rule for a file that is not there names the nearest`() throws {
        let manifest = #"{"name": "s", "summary": "x", "kind": "app", "files": [{"path": "photo.swfit"}]}"#
        let tree = [
            try RelativePath("template.json"): FileContents(manifest),
            try RelativePath("photo.swift"): FileContents(""),
        ]
        let problem = try #require(throws: Diagnostic.self) { try ModuleTemplate(tree, folder: "T") }
        #expect(problem.fix == "Did you mean 'photo.swift'?")
    }

    private func read(_ text: String) throws -> TemplateManifest {
        try TemplateManifest(FileContents(text), file: "T/template.json")
    }
}
