import Diagnostics
import Testing

@testable import Planning

@Suite struct AnswersTests {
    let variables: [TemplateVariable]

    init() throws {
        let manifest = try TemplateManifest(
            FileContents(
                #"""
                {"name": "t", "summary": "s", "kind": "screen", "variables": [
                    {"name": "name", "type": "name", "prompt": "What does the screen show?"},
                    {"name": "layout", "type": "choice", "choices": ["list", "grid"], "default": "list", "prompt": "?"},
                    {"name": "columns", "type": "integer", "default": "2", "prompt": "?", "when": "layout.grid"},
                    {"name": "code", "type": "string", "default": "AB", "pattern": "[A-Z]{2}", "prompt": "?"},
                    {"name": "with", "type": "choices", "choices": ["refresh", "search"], "default": "", "prompt": "?"}
                ]}
                """#
            ),
            file: "template.json"
        )
        variables = manifest.variables
    }

    @Test func `defaults fill in what is not answered`() throws {
        #expect(
            try Answers(["name": "x"], to: variables).texts == [
                "name": "x", "layout": "list", "code": "AB", "with": "",
            ]
        )
    }

    @Test func `a choice is a truth for each choice`() throws {
        let values = try Answers(["name": "x", "layout": "grid"], to: variables).values
        #expect(values["layout"] == ["name": "grid", "list": false, "grid": true])
        #expect(values["columns"] == 2)
    }

    @Test func `choices are a truth for each choice, in whatever order they were typed`() throws {
        let answers = try Answers(["name": "x", "with": "search, refresh"], to: variables)
        #expect(answers.texts["with"] == "refresh,search")
        #expect(answers.values["with"] == ["refresh": true, "search": true])
        #expect(try Answers(["name": "x"], to: variables).values["with"] == ["refresh": false, "search": false])
    }

    @Test func `a variable that its condition leaves out is known and empty`() throws {
        #expect(try Answers(["name": "x"], to: variables).values["columns"] == .null)
    }

    @Test(arguments: [
        (
            ["layout": "gird", "name": "x"], "The --layout 'gird' is unknown.",
            "Did you mean 'grid'? Choices are list, grid."
        ),
        (
            ["naem": "x"], "The template asks for nothing named 'naem'.",
            "Did you mean 'name'? It asks for name, layout, columns, code, with."
        ),
        ([:], "'name' is missing: What does the screen show?", "Give it on the command line."),
        (
            ["name": "x", "code": "abc"], "'abc' is no answer to 'code'.",
            "Give one that matches the template's pattern [A-Z]{2}."
        ),
        (
            ["name": "x", "layout": "grid", "columns": "two"], "The --columns 'two' is unknown.",
            "Write a whole number."
        ),
        (
            ["name": "x", "with": "refresh,serach"], "The --with 'serach' is unknown.",
            "Did you mean 'search'? Choices are refresh, search."
        ),
        (
            ["name": "x", "with": "search,"], "The --with '' is unknown.", "Choices are refresh, search."
        ),
        (
            ["name": "x", "with": "search,search"], "'search' stands twice in '--with search,search'.",
            "Write it once."
        ),
    ])
    func `a wrong answer says what is allowed`(given: [String: String], message: String, fix: String) throws {
        let problem = try #require(throws: Diagnostic.self) { try Answers(given, to: variables) }
        #expect(problem.message == message)
        #expect(problem.fix == fix)
    }
}
