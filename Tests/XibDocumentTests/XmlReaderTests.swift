import Testing

@testable import XibDocument

@Suite struct XmlReaderTests {
    /// The text and attributes of one element; or the reason why it cannot be read.
    private func read(_ xml: String) throws -> (attributes: [String: String], text: String) {
        let root = try XibParser.root(of: Array(xml.utf8), file: "a.xib")
        return (root.attributes, root.text)
    }

    private func reason(_ xml: String) -> String? {
        do {
            _ = try read(xml)
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test(arguments: [
        ("<a>x</a>", "x"),
        ("<a> x </a >", " x "),
        ("<a>&lt;&gt;&amp;&quot;&apos;</a>", "<>&\"'"),
        ("<a>&#65;&#x42;&#x1F600;</a>", "AB😀"),
        ("<a>&amp;lt;</a>", "&lt;"),
        ("<a>one\r\ntwo\rthree\n</a>", "one\ntwo\nthree\n"),
        ("<a><![CDATA[<b>&amp;]]]]></a>", "<b>&amp;]]"),
        ("<a>x<!-- <b> - & -->y<?do this?>z</a>", "xyz"),
        ("<a>]] ></a>", "]] >"),
        ("<?xml version=\"1.0\"?>\n<!-- c --><a>x</a>\n<!-- d -->\n", "x"),
        ("\u{FEFF}<?xml version=\"1.0\" encoding=\"UTF-8\"?><a>ü</a>", "ü"),
        ("<a/>", ""),
    ])
    func `text is what XML says it is`(xml: String, text: String) throws {
        #expect(try read(xml).text == text)
    }

    @Test(arguments: [
        (#"<a b="1" c='2'/>"#, ["b": "1", "c": "2"]),
        (#"<a b = "1" c="it's"/>"#, ["b": "1", "c": "it's"]),
        ("<a\n\tb=\"1\"\r\n></a>", ["b": "1"]),
        ("<a b=\"x\ty\nz\"/>", ["b": "x y z"]),
        ("<a b=\"x\r\ny\"/>", ["b": "x y"]),
        ("<a b=\"x&#10;y&#9;z\"/>", ["b": "x\ny\tz"]),
        (#"<a b="&lt;&quot;>"/>"#, ["b": "<\">"]),
        (#"<a-b.c_d:e f="1"/>"#, ["f": "1"]),
        (#"<ä ö="1"/>"#, ["ö": "1"]),
    ])
    func `attributes are what XML says they are`(xml: String, attributes: [String: String]) throws {
        #expect(try read(xml).attributes == attributes)
    }

    @Test(arguments: [
        ("<a", "the file ends"),
        ("<a>", "the file ends"),
        ("<a><!-- ", "the file ends"),
        ("<a><![CDATA[x]]", "the file ends"),
        ("<a b=\"1", "the file ends"),
        ("<a></b>", "</b> ends nothing that is open"),
        ("<a/></a>", "</a> ends nothing that is open"),
        ("<a/><b/>", "<b> stands behind the end of the outermost element"),
        ("<a/>x", "text stands outside of all elements"),
        ("<a b=\"1\" b=\"2\"/>", "<a> has the attribute 'b' twice"),
        ("<a b=\"1\"c=\"2\"/>", "a space, or the end of <a>, is due"),
        ("<a b=1/>", "the value of 'b' stands in no quotes"),
        ("<a b/>", "the value of 'b' is due"),
        ("<a b=\"<\"/>", "the value of 'b' may not hold '<'"),
        ("<a>&nbsp;</a>", "'&nbsp;' stands for nothing"),
        ("<a>&#0;</a>", "'&#0;' stands for nothing"),
        ("<a>&#x110000;</a>", "'&#x110000;' stands for nothing"),
        ("<a>&#+65;</a>", "'&#+65;' stands for nothing"),
        ("<a>&#xD800;</a>", "'&#xD800;' stands for nothing"),
        ("<a>AT&T</a>", "'&' begins nothing"),
        ("<a>]]></a>", "']]>' ends nothing"),
        ("<a><!-- -- --></a>", "a comment may not hold '--'"),
        ("<a><!DOCTYPE a></a>", "a declaration has no place in a xib"),
        ("<a><?xml version=\"1.0\"?></a>", "the XML declaration belongs at the very beginning"),
        ("<a>\u{1}</a>", "a character stands here that XML does not allow"),
        ("<a>\u{FFFF}</a>", "a character stands here that XML does not allow"),
        ("<a>< b/></a>", "the name of an element is due"),
        ("<a><1/></a>", "the name of an element is due"),
    ])
    func `what is not XML is refused with its reason`(xml: String, words: String) {
        #expect(reason(xml)?.contains(words) == true, "\(reason(xml) ?? "It is read.")")
    }

    @Test func `a fault is told where it lies`() throws {
        let text = "<a>\n  <b>\n    <c d=\"1\" d=\"2\"/>\n  </b>\n</a>"
        do {
            _ = try XibParser.root(of: Array(text.utf8), file: "a.xib")
            Issue.record("It is read.")
        } catch {
            #expect(error.place?.description == "a.xib:3:14")
            #expect(error.place?.source == "    <c d=\"1\" d=\"2\"/>")
            #expect(error.message.contains("inside <b>, which line 2 opens"))
        }
    }

    @Test func `an element is where its start tag ends`() throws {
        let root = try XibParser.root(of: Array("<a>\n<b\nc=\"1\"\n/>\r\n<d/></a>".utf8), file: "a.xib")
        #expect(root.line == 1)
        #expect(root.children.map(\.line) == [4, 5])
    }
}
