import Mustache
import Testing

@Suite struct SectionTests {
    static let empty: [Value] = [nil, false, "", 0, 0.0, []]
    static let full: [Value] = [true, "x", 1, 0.5, ["a"], [nil], [:], ["k": "v"]]

    @Test(arguments: empty)
    func `a section of an empty value is skipped, its inverse written`(value: Value) throws {
        #expect(try Template.lax("[{{#a}}yes{{/a}}{{^a}}no{{/a}}]", ["a": value]) == "[no]")
    }

    @Test(arguments: full)
    func `a section of any other value is written, its inverse skipped`(value: Value) throws {
        #expect(try Template.lax("[{{#a}}yes{{/a}}{{^a}}no{{/a}}]", ["a": value]) == "[yes]")
    }

    @Test func `an unknown name is empty`() throws {
        #expect(try Template.lax("[{{#a}}yes{{/a}}{{^a}}no{{/a}}{{#b.c}}yes{{/b.c}}]", ["b": [:]]) == "[no]")
    }

    @Test func `a list is written element by element, empty elements too`() throws {
        #expect(try Template.lax("{{#a}}({{.}}){{/a}}", ["a": ["x", "", 2, nil, false]]) == "(x)()(2)()(false)")
    }

    @Test func `names are looked for from the inside out`() throws {
        let value: Value = ["a": "outer", "b": "outer", "list": [["a": "first"], ["b": "second"]]]
        #expect(try Template.lax("{{#list}}{{a}} {{b}};{{/list}}", value) == "first outer;outer second;")
    }

    @Test func `a name that is null inside hides the one outside`() throws {
        #expect(try Template.lax("{{#a}}[{{b}}]{{/a}}", ["a": ["b": nil], "b": "outside"]) == "[]")
    }

    @Test func `lists of lists and a list at the root`() throws {
        #expect(try Template.lax("{{#.}}({{#.}}{{.}}{{/.}}){{/.}}", [[1, 2], ["a"]]) == "(12)(a)")
    }

    @Test func `sections of one name may stand in each other`() throws {
        #expect(try Template.lax("{{#a}}1{{#a}}2{{/a}}3{{/a}}", ["a": true]) == "123")
    }

    @Test func `tags alone on their lines take them away`() throws {
        let text = "one\n  {{#a}}\n  two\n\t{{/a}} \n{{^a}}\nthree\n{{/a}}\nfour\n"
        #expect(try Template.lax(text, ["a": true]) == "one\n  two\nfour\n")
        #expect(try Template.lax(text, ["a": false]) == "one\nthree\nfour\n")
    }

    @Test func `tags that share a line keep its blanks`() throws {
        #expect(try Template.lax(" {{#a}} x {{/a}} \n", ["a": true]) == "  x  \n")
        #expect(try Template.lax(" {{#a}} {{! why }}\n {{/a}}.\n", ["a": true]) == "  \n .\n")
    }

    @Test func `the first and last line need no line break to stand alone`() throws {
        #expect(try Template.lax("  {{#a}}\nx\n  {{/a}}", ["a": true]) == "x\n")
    }

    @Test func `Windows line ends stay`() throws {
        #expect(try Template.lax("a\r\n{{#a}}\r\nb\r\n{{/a}}\r\nc\r\n", ["a": true]) == "a\r\nb\r\nc\r\n")
    }
}
