import Foundation
import Testing

@testable import XibDocument

@Suite struct XibRefusalTests {
    @Test func `an end tag that closes nothing is one problem with its place`() throws {
        let text = SampleXib.text("<view id=\"a\">\n<label id=\"b\"></view>")
        let problem = try #require(SampleXib.problem(in: text))
        #expect(problem.message.contains("<label>, which line 7 opens"))
        #expect(problem.place?.file == "Sample.xib")
        #expect(problem.place?.line == 7)
        #expect((problem.place?.column ?? 0) > 1)
        #expect(problem.place?.source?.contains("<label id=\"b\">") == true)
    }

    @Test func `a file cut short anywhere is refused`() {
        let whole = SampleXib.text(
            #"<view id="a"><rect key="frame" x="0" y="0" width="1" height="1"/></view>"#
        )
        for length in stride(from: 0, to: whole.utf8.count - 1, by: 7) {
            let problem = SampleXib.problem(in: String(whole.prefix(length)))
            #expect(problem?.place?.line != nil, "cut after \(length) bytes")
            #expect(problem?.place?.column != nil, "cut after \(length) bytes")
        }
    }

    @Test func `an id on two elements is refused where it stands again`() throws {
        let problem = try #require(
            SampleXib.problem(in: SampleXib.text("<view id=\"a\"/>\n<label id=\"a\"/>"))
        )
        #expect(problem.message == "The id 'a' stands on two elements; line 6 has the other.")
        #expect(problem.place?.line == 7)
        #expect(problem.place?.column != nil)
    }

    @Test(arguments: ["", "   \n", "not xml", "{\"a\": 1}"])
    func `what is not XML is refused`(text: String) {
        #expect(
            SampleXib.problem(in: text)?.message == "The file is not a xib: it is empty, or not XML."
        )
    }

    @Test func `bytes that are not text are refused`() {
        #expect(
            SampleXib.problem(in: [0xFF, 0xFE, 0x00, 0x80])?.message.contains("UTF-8") == true
        )
    }

    @Test func `XML that is not a xib is refused with what it is`() {
        #expect(SampleXib.problem(in: "<svg/>")?.message.contains("<svg>") == true)
        #expect(
            SampleXib.problem(in: "<document><scenes/></document>")?.message.contains("storyboard")
                == true
        )
        #expect(SampleXib.problem(in: "<document/>")?.message.contains("<objects>") == true)
    }

    @Test func `a xib for macOS is refused`() {
        let text = #"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB"><objects/></document>"#
        #expect(SampleXib.problem(in: text)?.message == "The xib is for macOS, not for iOS.")
    }

    @Test func `a document type is refused before its entities can expand`() throws {
        let bomb = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!-- <!-- -->
            <!DOCTYPE document [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;"><!ENTITY c SYSTEM "file:///etc/hostname">]>
            <document><objects><view id="&c;"/></objects></document>
            """
        let problem = try #require(SampleXib.problem(in: bomb))
        #expect(problem.message.contains("document type"))
        #expect(problem.place?.line == 3)
        #expect(problem.place?.column == 1)
    }

    @Test func `an unknown entity is refused`() {
        #expect(SampleXib.problem(in: SampleXib.text(#"<label id="a" text="&secret;"/>"#)) != nil)
    }

    @Test func `another encoding is refused`() {
        let text = "<?xml version=\"1.0\" encoding=\"UTF-7\"?><document><objects/></document>"
        #expect(SampleXib.problem(in: text)?.message.contains("'UTF-7'") == true)
    }

    @Test func `entities that double without end are refused at once`() {
        let doubling = (1...40).map { "<!ENTITY e\($0) \"&e\($0 - 1);&e\($0 - 1);\">" }.joined()
        let text = "<!DOCTYPE document [<!ENTITY e0 \"ha\">\(doubling)]><document><objects>&e40;</objects></document>"
        let problem = SampleXib.problem(in: text)
        #expect(problem?.message.contains("document type") == true)
        #expect(problem?.place?.line == 1)
        #expect(problem?.place?.column == 1)
    }

    @Test func `ten thousand views in each other are refused with their place`() {
        let deep = String(repeating: "<view>\n", count: 10_000)
        let problem = SampleXib.problem(in: "<document><objects>\n" + deep)
        #expect(problem?.message == "The xib nests more than 200 elements.")
        #expect(problem?.place?.line == 200)
        #expect(problem?.place?.column != nil)
    }

    @Test func `fifty megabytes are refused unread`() {
        let problem = SampleXib.problem(in: Array(repeating: 0x20, count: 50 * 1024 * 1024))
        #expect(problem?.message == "The xib is larger than 16 megabytes.")
        #expect(problem?.place?.line == 1)
        #expect(problem?.place?.column == 1)
    }

    @Test func `a hundred thousand views side by side are read`() throws {
        let many = (0..<100_000).map { "<view id=\"\($0)\"/>" }.joined()
        #expect(try SampleXib.document(many).objects().count == 100_000)
    }

    @Test func `nesting without end is refused`() {
        let deep = String(repeating: "<view>", count: 100_000)
        #expect(
            SampleXib.problem(in: "<document>" + deep)?.message.contains("nests more than 200") == true
        )
    }

    @Test func `a file of more than sixteen megabytes is refused unread`() {
        let problem = SampleXib.problem(in: Array(repeating: 0, count: 16 * 1024 * 1024 + 1))
        #expect(problem?.message == "The xib is larger than 16 megabytes.")
    }
}
