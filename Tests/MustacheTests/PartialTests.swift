import Mustache
import Testing

@Suite struct PartialTests {
    @Test func `a partial sees the names around its tag`() throws {
        let value: Value = ["a": "outer", "list": [["a": "x"], ["a": "y"]]]
        #expect(try Template.lax("{{>p}}{{#list}}{{> p }}{{/list}}", value, ["p": "<{{a}}>"]) == "<outer><x><y>")
    }

    @Test func `an unknown partial is nothing`() throws {
        #expect(try Template.lax("[{{>p}}]\n  {{>p}}\n.") == "[]\n.")
    }

    @Test func `a partial may include itself for as long as there is a list`() throws {
        let tree: Value = ["name": "a", "children": [["name": "b", "children": []], ["name": "c", "children": []]]]
        let node = "{{name}}({{#children}}{{>node}}{{/children}})"
        #expect(try Template.lax("{{>node}}", tree, ["node": node]) == "a(b()c())")
    }

    @Test func `each line of a partial alone on its line is indented, values are not`() throws {
        let partial = "if {{a}} {\n    {{{b}}}\n}\n"
        let text = try Template.lax("{\n    {{>p}}\n}\n", ["a": "x", "b": "1\n2"], ["p": partial])
        #expect(text == "{\n    if x {\n        1\n2\n    }\n}\n")
    }

    @Test func `empty lines stay empty`() throws {
        #expect(try Template.lax("\t{{>p}}\n", [:], ["p": "a\n\nb\r\n\r\nc"]) == "\ta\n\n\tb\r\n\r\n\tc")
    }

    @Test func `indentation adds up`() throws {
        let partials = ["outer": "o\n  {{>inner}}\n", "inner": "i\n{{#a}}\nj\n{{/a}}\n"]
        #expect(try Template.lax("  {{>outer}}\n", ["a": [1, 2]], partials) == "  o\n    i\n    j\n    j\n")
    }

    @Test func `a line that begins with a tag is indented once, even when the value is nothing`() throws {
        let partial = "{{a}}{{b}}\n{{#c}}x{{/c}}{{^c}}y{{/c}}\n{{! note }}z\n"
        #expect(try Template.lax("  {{>p}}\n", ["a": "", "b": "b", "c": false], ["p": partial]) == "  b\n  y\n  z\n")
    }

    @Test func `a partial that shares its line is not indented`() throws {
        #expect(try Template.lax("  f({{>p}})\n", [:], ["p": "a,\nb"]) == "  f(a,\nb)\n")
    }

    @Test func `a partial that shares a line of an indented one follows it`() throws {
        let partials = ["call": "f({{>list}})\n", "list": "a,\n  b"]
        #expect(try Template.lax("  {{>call}}\n", [:], partials) == "  f(a,\n    b)\n")
    }

    @Test func `Windows line ends stay`() throws {
        #expect(try Template.lax("a\r\n  {{>p}}\r\nb", [:], ["p": "x\r\ny\r\n"]) == "a\r\n  x\r\n  y\r\nb")
    }

    @Test func `a name is taken whole, dots and slashes included`() throws {
        #expect(try Template.lax("{{>a/b.swift}}", [:], ["a/b.swift": "x"]) == "x")
    }
}
