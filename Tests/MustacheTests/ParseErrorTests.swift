import Diagnostics
import Mustache
import Testing

@Suite struct ParseErrorTests {
    /// A text, what is wrong with it, where, and what to do.
    struct Sample: Sendable, CustomTestStringConvertible {
        let text: String
        let message: String
        let line: Int
        let column: Int
        let fix: String

        var testDescription: String { text }
    }

    static let samples = [
        Sample(
            text: "a\n  {{name",
            message: "A tag begins here and is never closed.",
            line: 2,
            column: 3,
            fix: "Close it with '}}', or set other delimiters if this is not a tag."
        ),
        Sample(
            text: "é{{{name}}",
            message: "A tag begins here and is never closed.",
            line: 1,
            column: 2,
            fix: "Close it with '}}}', or set other delimiters if this is not a tag."
        ),
        Sample(
            text: "\r\n\t{{#a}}x",
            message: "'{{#a}}' is never closed.",
            line: 2,
            column: 2,
            fix: "Add '{{/a}}' where it ends."
        ),
        Sample(
            text: "{{=<% %>=}}<%<*p%>",
            message: "'<%<*p%>' is never closed.",
            line: 1,
            column: 12,
            fix: "Add '<%/*p%>' where it ends."
        ),
        Sample(
            text: "x{{/a}}",
            message: "'{{/a}}' closes nothing.",
            line: 1,
            column: 2,
            fix: "Remove it, or open 'a' before it."
        ),
        Sample(
            text: "{{^a}}\n{{$b}}\n{{/a}}",
            message: "'{{/a}}' stands where '{{$b}}' of line 2 must be closed first.",
            line: 3,
            column: 1,
            fix: "Write '{{/b}}' before it or in its place."
        ),
        Sample(
            text: "a {{ }}",
            message: "'{{ }}' names nothing.",
            line: 1,
            column: 3,
            fix: "Write a name in it, or remove it."
        ),
        Sample(
            text: "{{#\n}}{{/}}",
            message: "'{{#\n}}' names nothing.",
            line: 1,
            column: 1,
            fix: "Write a name in it, or remove it."
        ),
        Sample(
            text: "{{> * }}",
            message: "'*' names nothing.",
            line: 1,
            column: 5,
            fix: "Write a name in it, or remove it."
        ),
        Sample(
            text: "{{first  name}}",
            message: "The name 'first name' has a space in it.",
            line: 1,
            column: 8,
            fix: "Use one word."
        ),
        Sample(
            text: "{{a..b}}",
            message: "The name 'a..b' has a dot without a name beside it.",
            line: 1,
            column: 3,
            fix: "Write a name on both sides of each dot, or a single '.' for the value at hand."
        ),
        Sample(
            text: "{{<p}}{{$a}}{{/a}}\n{{$a}}{{/a}}{{/p}}",
            message: "The block 'a' is given twice to the same parent.",
            line: 2,
            column: 1,
            fix: "Remove one of the two."
        ),
    ]

    @Test(arguments: samples)
    func `a fault is told with its place and what to do`(sample: Sample) throws {
        let diagnostic = try #require(throws: Diagnostic.self) { try Template(sample.text, name: "t.mustache") }
        #expect(diagnostic.message == sample.message)
        #expect(diagnostic.place?.description == "t.mustache:\(sample.line):\(sample.column)")
        #expect(diagnostic.fix == sample.fix)
        #expect(diagnostic.place?.excerpt?.hasSuffix("^") == true)
    }

    @Test func `tags that stand too deep in each other are refused`() throws {
        let deepest = String(repeating: "{{#a}}", count: 64) + String(repeating: "{{/a}}", count: 64)
        _ = try Template(deepest, name: "t")
        let diagnostic = #expect(throws: Diagnostic.self) { try Template("{{#a}}" + deepest + "{{/a}}", name: "t") }
        #expect(diagnostic?.message == "'{{#a}}' stands inside 64 other tags, and no more are allowed.")
    }
}
