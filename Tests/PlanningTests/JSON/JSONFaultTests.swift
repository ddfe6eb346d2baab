import Foundation
import Testing

@testable import Planning

@Suite struct JSONFaultTests {
    @Test(arguments: [
        ("", 0, "the text ends where a value is wanted"),
        ("{\"a\": 1", 7, "the text ends where '}' is wanted"),
        ("{ a: 1 }", 2, "a name in quotes is wanted"),
        ("{\"a\" 1}", 5, "a ':' is missing after the name"),
        ("{\"a\": 1 \"b\": 2}", 8, "a ',' or '}' is missing"),
        ("[1, 2,]", 6, "a value cannot begin with ']'"),
        ("[tru]", 1, "a value cannot begin with 't'"),
        ("{\"a\": \"b\n\"}", 6, "the text in quotes does not end on its line"),
        ("{} {}", 3, "more follows after the end of the value"),
    ])
    func `the first fault is found and told`(text: String, offset: Int, reason: String) {
        #expect(JSONFault(in: Array(text.utf8)) == JSONFault(offset: offset, reason: reason))
    }

    @Test(arguments: [
        "{}", " [ ] ", "\"a\\\"b\"", "[1, -2.5e3, true, null, {\"a\": [\"b\"]}]", "{\"ü\": \"\\u00e9\"}",
    ])
    func `JSON has none`(text: String) {
        #expect(JSONFault(in: Array(text.utf8)) == nil)
    }

    @Test func `deep nesting is told, and no crash`() {
        let text = String(repeating: "[", count: 100_000)
        #expect(JSONFault(in: Array(text.utf8))?.reason == "values are nested too deep")
    }
}
