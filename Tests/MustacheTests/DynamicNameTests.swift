import Mustache
import Testing

@Suite struct DynamicNameTests {
    static let partials = ["text": "t:{{content}}", "image": "i:{{content}}", "frame": "<{{$inside}}empty{{/inside}}>"]

    @Test func `a value says which partial each element gets`() throws {
        let items: Value = ["items": [["kind": "text", "content": "a"], ["kind": "image", "content": "b"]]]
        #expect(try Template.lax("{{#items}}{{>*kind}};{{/items}}", items, Self.partials) == "t:a;i:b;")
    }

    @Test func `the value is found by dots and may be padded`() throws {
        let value: Value = ["a": ["b": "text"], "content": "c"]
        #expect(try Template.lax("{{> * a.b }}", value, Self.partials) == "t:c")
    }

    @Test func `a value says which parent is filled`() throws {
        let text = "{{<*which}}{{$inside}}full{{/inside}}{{/*which}}"
        #expect(try Template.lax(text, ["which": "frame"], Self.partials) == "<full>")
        #expect(try Template.lax("{{< * which }}{{/ *which }}", ["which": "frame"], Self.partials) == "<empty>")
    }

    @Test func `what cannot be found is nothing`() throws {
        let value: Value = ["a": "gone", "b": "text", "text": "image", "list": ["text"]]
        #expect(try Template.lax("[{{>*x}}{{>*a}}{{>**b}}{{>*b.*a}}{{>*list}}]", value, Self.partials) == "[]")
    }

    @Test func `alone on its line it is indented`() throws {
        #expect(try Template.lax("\n  {{>*a}}\n.", ["a": "p"], ["p": "x\ny\n"]) == "\n  x\n  y\n.")
    }
}
