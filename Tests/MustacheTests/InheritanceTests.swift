import Mustache
import Testing

@Suite struct InheritanceTests {
    @Test func `a block shows its own words until it is replaced`() throws {
        let partials = ["p": "[{{$a}}one{{/a}}|{{$b}}{{x}}{{/b}}]"]
        #expect(try Template.lax("{{<p}}{{/p}}{{>p}}", ["x": "two"], partials) == "[one|two][one|two]")
        #expect(try Template.lax("{{<p}}{{$a}}1{{/a}}{{/p}}", ["x": "two"], partials) == "[1|two]")
    }

    @Test func `values and blocks have names of their own`() throws {
        #expect(try Template.lax("{{<p}}{{/p}}", ["a": "value"], ["p": "{{$a}}words{{/a}} {{a}}"]) == "words value")
    }

    @Test func `words between the blocks of a parent tag are dropped`() throws {
        let text = "{{<p}} note {{! hint }} {{$a}}x{{/a}} note\n note {{/p}}"
        #expect(try Template.lax(text, [:], ["p": "<{{$a}}{{/a}}>"]) == "<x>")
    }

    @Test func `the outermost replacement counts`() throws {
        let partials = [
            "middle": "{{<base}}{{$a}}middle{{/a}}{{$b}}middle{{/b}}{{/base}}",
            "base": "{{$a}}base{{/a}} {{$b}}base{{/b}} {{$c}}base{{/c}}",
        ]
        let text = "{{<middle}}{{$a}}outer{{/a}}{{/middle}}"
        #expect(try Template.lax(text, [:], partials) == "outer middle base")
    }

    @Test func `replacements reach the partials of a parent`() throws {
        let partials = ["base": "{{>part}}", "part": "{{$a}}part{{/a}}"]
        #expect(try Template.lax("{{<base}}{{$a}}x{{/a}}{{/base}}{{>part}}", [:], partials) == "xpart")
    }

    @Test func `a replacement sees the names of the place it goes to`() throws {
        let partials = ["p": "{{#list}}{{$a}}{{/a}};{{/list}}"]
        let value: Value = ["n": 0, "list": [["n": 1], ["n": 2]]]
        #expect(try Template.lax("{{<p}}{{$a}}{{n}}{{/a}}{{/p}}", value, partials) == "1;2;")
    }

    @Test func `a block inside a replacement is open to those who include that template`() throws {
        let partials = ["middle": "{{<base}}{{$a}}[{{$a}}inner{{/a}}]{{/a}}{{/base}}", "base": "{{$a}}base{{/a}}"]
        #expect(try Template.lax("{{>middle}}", [:], partials) == "[inner]")
    }

    @Test func `a parent alone on its lines is indented and takes them away`() throws {
        let text = "{\n    {{<p}}\n    {{$a}}x{{/a}}\n    {{/p}}\n}\n"
        #expect(try Template.lax(text, [:], ["p": "(\n{{$a}}{{/a}}\n)\n"]) == "{\n    (\n    x\n    )\n}\n")
    }

    @Test func `a parent that shares its line keeps its blanks`() throws {
        #expect(try Template.lax("  {{<p}}{{/p}};\n", [:], ["p": "x"]) == "  x;\n")
        #expect(try Template.lax("a {{<p}}\n{{/p}}\n", [:], ["p": "x"]) == "a x\n")
    }

    @Test func `a replacement takes the indentation of the words that it replaces`() throws {
        let parent = "class {\n    {{$body}}\n        let a = 1\n    {{/body}}\n}\n"
        let text = "{{<p}}\n{{$body}}\n  if b {\n    c\n  }\n\n  d\n{{/body}}\n{{/p}}\n"
        let expected = "class {\n        if b {\n          c\n        }\n\n        d\n}\n"
        #expect(try Template.lax(text, [:], ["p": parent]) == expected)
        #expect(try Template.lax("{{>p}}", [:], ["p": parent]) == "class {\n        let a = 1\n}\n")
    }

    @Test func `a replacement of an empty block takes the indentation of its tag`() throws {
        let parent = "class {\n    {{$body}}\n    {{/body}}\n}\n"
        #expect(try Template.lax("{{>p}}", [:], ["p": parent]) == "class {\n}\n")
        let text = "{{<p}}{{$body}}\nlet a = 1\nlet b = 2\n{{/body}}{{/p}}"
        #expect(try Template.lax(text, [:], ["p": parent]) == "class {\n    let a = 1\n    let b = 2\n}\n")
    }

    @Test func `section tags at the margin count for nothing in a replacement's indentation`() throws {
        let parent = "{\n  {{$body}}\n  {{/body}}\n}\n"
        let text = "{{<p}}{{$body}}\n{{#list}}\n      let {{.}}\n{{/list}}\n{{/body}}{{/p}}"
        #expect(try Template.lax(text, ["list": ["a", "b"]], ["p": parent]) == "{\n  let a\n  let b\n}\n")
    }

    @Test func `a replacement on a line of its own fits into the middle of one`() throws {
        let text = "{{<p}}{{$a}}\n  one,\n  two\n{{/a}}{{/p}}"
        #expect(try Template.lax("  {{>q}}\n", [:], ["q": text, "p": "f({{$a}}{{/a}})"]) == "  f(one,\n  two\n)")
    }

    @Test func `a replacement that ends within its line fits onto a line of its own`() throws {
        let parent = "{\n    {{$a}}\n    {{/a}}\n}\n"
        let text = "{{<p}}\n  {{$a}}if b {\n    c\n  }{{/a}}\n{{/p}}"
        #expect(try Template.lax(text, [:], ["p": parent]) == "{\n    if b {\n      c\n    }\n}\n")
        #expect(try Template.lax("{{<p}}{{$a}}{{/a}}{{/p}}", [:], ["p": parent]) == "{\n}\n")
    }

    @Test func `a replacement of whole lines fits into a line that the block has to itself`() throws {
        let parent = "import A\r\n{{$more}}import B{{/more}}\r\n\r\nlet x\r\n"
        let text = "{{<p}}\n{{$more}}\nimport C\r\nimport D\r\n{{/more}}\n{{/p}}"
        #expect(try Template.lax(text, [:], ["p": parent]) == "import A\r\nimport C\r\nimport D\r\n\r\nlet x\r\n")
        #expect(try Template.lax("{{>p}}", [:], ["p": parent]) == "import A\r\nimport B\r\n\r\nlet x\r\n")
        #expect(
            try Template.lax("{{<p}}{{$more}}x{{/more}}{{/p}}", [:], ["p": parent]).hasPrefix("import A\r\nx\r\n\r\n")
        )
        #expect(
            try Template.lax("{{<p}}{{$more}}{{/more}}{{/p}}", [:], ["p": parent]).hasPrefix("import A\r\n\r\n\r\n")
        )
    }

    @Test func `partials, parents and blocks inside a replacement move with it`() throws {
        let partials = [
            "p": "{\n  {{$a}}{{/a}}\n}\n",
            "line": "x\ny\n",
            "q": "{{$b}}\n{{/b}}\n",
        ]
        let text = """
            {{<p}}
                {{$a}}
                    {{>line}}
                    {{<q}}
                    {{$b}}
                    z
                    {{/b}}
                    {{/q}}
                    {{$c}}
                    {{/c}}
                {{/a}}
            {{/p}}
            """
        #expect(try Template.lax(text, [:], partials) == "{\n  x\n  y\n  z\n}\n")
    }
}
