import Diagnostics
import Mustache
import Testing

@Suite struct EscapingTests {
    static let hard: Value = ["a": "<a href=\"x\">'&'\n\t\r</a>"]

    @Test func `HTML escapes what the specification names`() throws {
        let text = try Template.lax("{{a}}", Self.hard, escaping: .html)
        #expect(text == "&lt;a href=&quot;x&quot;&gt;'&amp;'\n\t\r&lt;/a&gt;")
    }

    @Test func `XML keeps apostrophes and line breaks through a parser`() throws {
        let text = try Template.lax("{{a}}", Self.hard, escaping: .xml)
        #expect(text == "&lt;a href=&quot;x&quot;&gt;&apos;&amp;&apos;&#10;&#9;&#13;&lt;/a&gt;")
    }

    @Test(arguments: [Escaping.none, .html, .xml])
    func `three braces and the ampersand never escape`(escaping: Escaping) throws {
        let text = try Template.lax("{{{a}}}{{&a}}", ["a": "<'&'>\n"], escaping: escaping)
        #expect(text == "<'&'>\n<'&'>\n")
    }

    @Test func `Swift gets every value as it is`() throws {
        #expect(try Template.lax("{{a}}", ["a": "Array<Int> & \"x\""], escaping: .none) == "Array<Int> & \"x\"")
    }

    @Test(arguments: ["\u{0}", "\u{B}", "\u{1F}", "\u{FFFE}"])
    func `a character that XML cannot hold is refused`(character: String) {
        let diagnostic = #expect(throws: Diagnostic.self) {
            try Template.lax("<x>{{a}}</x>", ["a": .string("x" + character)], escaping: .xml)
        }
        #expect(diagnostic?.message.contains("which XML cannot") == true)
        #expect(diagnostic?.place?.column == 6)
    }

    @Test(arguments: [
        ("Main.xib", Escaping.xml), ("Info.PLIST", .xml), ("a.b.svg", .xml), ("index.html", .html),
        ("Photos.swift", .none), ("README.md", .none), ("Makefile", .none), ("", .none),
    ])
    func `a file's name chooses`(name: String, escaping: Escaping) {
        #expect(Escaping(fileName: name) == escaping)
    }
}
