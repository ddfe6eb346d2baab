import Foundation
import Testing

@testable import Planning

@Suite struct JSONValueTests {
    @Test func `every kind of value is read`() {
        let text = #" { "a" : [ 1 , -2.5e3, "x" ] , "b":{ }, "c": [], "d": true, "e": false, "f": null } "#
        #expect(
            read(text)
                == .object([
                    JSONValue.Member(name: "a", value: .list([.number("1"), .number("-2.5e3"), .string("x")])),
                    JSONValue.Member(name: "b", value: .object([])),
                    JSONValue.Member(name: "c", value: .list([])),
                    JSONValue.Member(name: "d", value: .bool(true)),
                    JSONValue.Member(name: "e", value: .bool(false)),
                    JSONValue.Member(name: "f", value: .null),
                ])
        )
    }

    @Test(arguments: [
        (#""""#, ""), (#""é \" \\ \/ \n\t""#, "é \" \\ / \n\t"), (#""\u00e9\uD83D\uDE00!""#, "é😀!"),
        (#""a\b\f\rz""#, "a\u{8}\u{C}\rz"),
    ])
    func `escapes stand for what they stand for`(text: String, value: String) {
        #expect(read(text) == .string(value))
    }

    @Test(arguments: ["", "{", "[1,]", "nan", "0x10", #""\q""#, #""\u00+9""#, #""\u12""#, "1 2"])
    func `what is no JSON is no value`(text: String) {
        #expect(read(text) == nil)
    }

    @Test func `bytes that are no UTF-8 are no value`() {
        #expect(JSONValue([0x22, 0xFF, 0x22]) == nil)
    }

    @Test func `what is written is what Foundation writes`() throws {
        let texts = [
            "Sources/A/B+C.swift": "a/b",
            "Sources/A/B.swift": "\"\\\n\t\u{8}\u{C}\r\u{1}\u{1F}\u{7F}é\u{2028}😀",
            "a10": "", "a2": "", "B": "", "e\u{301}": "", "ä": "", "z": "", "_": "",
        ]
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        #expect(JSONValue(texts).file.bytes == Array(try encoder.encode(texts)) + [UInt8(ascii: "\n")])
    }

    @Test func `what is written is read again`() throws {
        let text = #"{"a": [1, -2.5e3, "x\u0001\n", [true], {"b": null, "c": false}], "d": "\"\\"}"#
        let value = try #require(read(text))
        #expect(JSONValue(value.file.bytes) == value)
    }

    private func read(_ text: String) -> JSONValue? {
        JSONValue(Array(text.utf8))
    }
}
