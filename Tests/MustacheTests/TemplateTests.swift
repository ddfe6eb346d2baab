import Mustache
import Testing

@Suite struct TemplateTests {
    @Test func `the names that a template uses are listed in order, with their places`() throws {
        let text = """
            {{#list}}{{a.b}}{{/list}}
            {{<base}}{{$body}}{{>part}}{{/body}}{{/base}}
            {{$own}}{{>*which}}{{/own}}
            """
        let template = try Template(text, name: "t")
        let kinds: [Reference.Kind] = [.value, .value, .template, .argument, .template, .block, .value]
        #expect(template.references.map(\.name) == ["list", "a.b", "base", "body", "part", "own", "which"])
        #expect(template.references.map(\.kind) == kinds)
        #expect(template.references.map { template.place(of: $0).line } == [1, 1, 2, 2, 2, 3, 3])
        #expect(template.place(of: template.references[1]).column == 12)
    }

    @Test func `one template renders many values`() throws {
        let template = try Template("{{a}}{{#b}}!{{/b}}", name: "t")
        let texts = try (0..<3).map {
            try template.render(["a": .number("\($0)"), "b": .bool($0 > 1)], escaping: .none)
        }
        #expect(texts == ["0", "1", "2!"])
    }

    @Test func `an empty template is an empty text`() throws {
        #expect(try Template.strict("") == "")
    }
}
