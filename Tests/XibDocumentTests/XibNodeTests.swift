import Foundation
import Testing

@testable import XibDocument

@Suite struct XibNodeTests {
    @Test func `attributes are read as the type asked for`() throws {
        let node = try SampleXib.object(
            #"<label id="a" hidden="YES" tag="12" alpha="0.25" text="Hi &amp; ho"/>"#
        )
        #expect(node.value("hidden") == true)
        #expect(node.value("tag") == 12)
        #expect(node.value("alpha") == 0.25)
        #expect(node.text("text") == "Hi & ho")
        #expect(node.value("missing", as: Bool.self) == nil)
        #expect(node.value("alpha", as: Int.self) == nil)
        #expect(node.value("text", as: Double.self) == nil)
    }

    @Test func `a number that is none is no value`() throws {
        let node = try SampleXib.object(#"<label id="a" alpha="nan" spacing="inf" width="1e400"/>"#)
        #expect(node.value("alpha", as: Double.self) == nil)
        #expect(node.value("spacing", as: Float.self) == nil)
        #expect(node.value("width", as: Double.self) == nil)
    }

    @Test func `insets are found by their key`() throws {
        let node = try SampleXib.object(
            #"""
            <button id="a">
                <rect key="contentStretch" x="0" y="0" width="1" height="1"/>
                <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
            </button>
            """#
        )
        #expect(node.insets("contentEdgeInsets") == XibInsets(top: 2, left: 1, bottom: 4, right: 3))
    }

    @Test func `text is an attribute, an element, encoded, or nothing`() throws {
        let node = try SampleXib.object(
            #"""
            <textView id="a" placeholder="type">
                <string key="text">one
             two </string>
                <mutableString key="title"> </mutableString>
                <string key="secret" base64-UTF8="YES">
            w6kB
                </string>
                <string key="unpadded" base64-UTF8="YES">MQA</string>
                <nil key="none"/>
            </textView>
            """#
        )
        #expect(node.text("placeholder") == "type")
        #expect(node.text("text") == "one\n two ")
        #expect(node.text("title") == " ")
        #expect(node.text("secret") == "é\u{1}")
        #expect(node.text("unpadded") == "1\0")
        #expect(node.text("none") == nil)
    }

    @Test func `the fragments of an attributed string make one text`() throws {
        let node = try SampleXib.object(
            #"""
            <label id="a">
                <attributedString key="attributedText">
                    <fragment content="one "/>
                    <fragment><string key="content">two</string></fragment>
                </attributedString>
            </label>
            """#
        )
        #expect(node.attributedText("attributedText") == "one two")
    }

    @Test func `a custom class says where it belongs`() throws {
        let ours = try SampleXib.object(
            #"<view id="a" customClass="Cell" customModule="Photos" customModuleProvider="target"/>"#
        )
        #expect(
            ours.customClass == XibCustomClass(name: "Cell", module: "Photos", isInTargetModule: true)
        )
        #expect(try SampleXib.object(#"<view id="a"/>"#).customClass == nil)
    }

    @Test func `connections keep their kind, ends and line`() throws {
        let node = try SampleXib.object(
            #"""
            <button id="a">
                <connections>
                    <outlet property="view" destination="b" id="c"/>
                    <outletCollection property="all" destination="b" id="d"/>
                    <action selector="go:" destination="-1" eventType="touchUpInside" id="e"/>
                    <segue destination="b" kind="show" id="f"/>
                </connections>
            </button>
            """#
        )
        #expect(
            node.connections == [
                XibConnection(kind: .outlet(property: "view"), source: "a", destination: "b", line: 8),
                XibConnection(
                    kind: .outletCollection(property: "all"),
                    source: "a",
                    destination: "b",
                    line: 9
                ),
                XibConnection(
                    kind: .action(selector: "go:", event: "touchUpInside"),
                    source: "a",
                    destination: "-1",
                    line: 10
                ),
                XibConnection(kind: .segue(id: "f"), source: "a", destination: "b", line: 11),
            ]
        )
    }
}
