import Mustache
import Testing

@Suite struct VariableTests {
    @Test func `text without tags is copied`() throws {
        #expect(try Template.lax("struct Photo { let id: Int }\n") == "struct Photo { let id: Int }\n")
    }

    @Test func `a name becomes its value, padded or not`() throws {
        #expect(try Template.lax("{{a}}|{{ a }}|{{{ a }}}|{{& a }}|{{\na\n}}", ["a": "x"]) == "x|x|x|x|x")
    }

    @Test func `a value is written once and never read as a template`() throws {
        #expect(try Template.lax("{{{a}}}{{b}}", ["a": "{{b}}", "b": "{{{a}}}"]) == "{{b}}{{{a}}}")
    }

    @Test func `numbers and truth are written as they are typed`() throws {
        let value: Value = ["whole": 85, "part": 1.25, "yes": true, "no": false, "digits": .number("0.10")]
        #expect(try Template.lax("{{whole}} {{part}} {{yes}} {{no}} {{digits}}", value) == "85 1.25 true false 0.10")
    }

    @Test func `null and unknown names are written as nothing`() throws {
        #expect(try Template.lax("[{{a}}{{{a}}}{{&a}}{{b}}{{c.d}}]", ["a": nil]) == "[]")
    }

    @Test func `lists and groups are no text`() throws {
        #expect(try Template.lax("[{{a}}{{b}}]", ["a": ["x"], "b": ["c": "y"]]) == "[]")
    }

    @Test func `a dotted name walks into its value and nowhere else`() throws {
        let value: Value = ["a": ["b": ["c": "deep"]], "b": ["c": "wrong"], "a.b": "flat"]
        #expect(try Template.lax("{{a.b.c}}", value) == "deep")
        #expect(try Template.lax("{{#a}}{{b.c}}{{/a}}", value) == "deep")
        #expect(try Template.lax("{{a.c}}{{a.b.x}}{{a.b.c.d}}", value) == "")
        #expect(try Template.lax("{{a.b}}", ["a.b": "flat"]) == "")
    }

    @Test func `a dotted name that breaks off does not go on outside`() throws {
        let value: Value = ["a": ["b": [:]], "b": ["c": "outside"]]
        #expect(try Template.lax("{{#a}}{{b.c}}{{/a}}", value) == "")
    }

    @Test func `the single dot is the value at hand`() throws {
        #expect(try Template.lax("{{.}}{{{.}}}", "<") == "&lt;<")
        #expect(try Template.lax("{{.}}", 7) == "7")
    }

    @Test func `a variable never takes its line away`() throws {
        #expect(try Template.lax("  {{a}}\n  {{b}}\n", ["a": "x"]) == "  x\n  \n")
    }

    @Test func `letters beyond ASCII are names and values like others`() throws {
        #expect(try Template.lax("é{{größe}}漢", ["größe": "🧷"]) == "é🧷漢")
    }
}
