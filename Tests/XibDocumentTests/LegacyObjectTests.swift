import Diagnostics
import Foundation
import Testing

@testable import XibDocument

@Suite struct LegacyObjectTests {
    private func first(_ roots: String) throws -> XibNode {
        try #require(try SampleArchive(roots: roots).document().objects().first)
    }

    @Test func `a cell's content view leaves the subviews`() throws {
        let cell = try first(
            """
            <object class="IBUITableViewCell" id="10">
            <array key="NSSubviews"><object class="IBUIView" id="11"><string key="NSFrameSize">{320, 59}</string></object></array>
            <reference key="IBUIContentView" ref="11"/><string key="IBUIReuseIdentifier">Photo</string>
            </object>
            """
        )
        #expect(cell.child(key: "contentView")?.name == "tableViewCellContentView")
        #expect(cell.contents(of: "subviews").isEmpty)
        #expect(cell.attribute("reuseIdentifier") == "Photo")
    }

    @Test func `sizes of images are noted as today's xibs note them`() throws {
        var sample = SampleArchive(roots: #"<object class="IBUIView" id="10"/>"#)
        sample.notes = """
            <object class="NSMutableDictionary" key="IBDocument.LastKnownImageSizes">
            <string key="NS.key.0">star.png</string><string key="NS.object.0">{32, 16}</string>
            </object>
            """
        #expect(try sample.document().resources.imageSizes == ["star.png": XibSize(width: 32, height: 16)])
        sample.notes = ""
        #expect(try sample.document().resources.imageSizes.isEmpty)
    }

    @Test func `what a button shows is gathered by state`() throws {
        let button = try first(
            """
            <object class="IBUIButton" id="10">
            <int key="IBUIButtonType">1</int><string key="IBUIHighlightedTitle">Now</string>
            <string key="IBUINormalTitle">Save</string>
            <object class="NSColor" key="IBUINormalTitleColor"><int key="NSColorSpace">3</int><bytes key="NSWhite">MQA</bytes></object>
            <object class="NSCustomResource" key="IBUINormalImage"><string key="NSResourceName">star.png</string></object>
            <string key="IBUITitleEdgeInsets">{1, 2, 3, 4}</string>
            </object>
            """
        )
        #expect(button.attribute("buttonType") == "roundedRect")
        #expect(button.children("state").map(\.key) == ["normal", "highlighted"])
        let normal = try #require(button.child("state"))
        #expect(normal.attribute("title") == "Save")
        #expect(normal.attribute("image") == "star.png")
        #expect(normal.color("titleColor", resources: XibResources(nil)) == .white(1, alpha: 1))
        #expect(button.insets("titleEdgeInsets") == XibInsets(top: 1, left: 2, bottom: 3, right: 4))
    }

    @Test func `segments are told by lists that run along them`() throws {
        let control = try first(
            """
            <object class="IBUISegmentedControl" id="10"><int key="IBSelectedSegmentIndex">1</int>
            <array key="IBSegmentTitles"><string>One</string><string>Two</string></array>
            <array key="IBSegmentEnabledStates"><boolean value="YES"/><boolean value="NO"/></array></object>
            """
        )
        #expect(control.contents(of: "segments").map { $0.text("title") } == ["One", "Two"])
        #expect(control.contents(of: "segments").map { $0.value("enabled") } == [true, false])
        #expect(control.value("selectedSegmentIndex") == 1)
    }

    @Test func `constraints go to the view that holds them`() throws {
        let sample = SampleArchive(
            roots:
                #"<object class="IBUIView" id="10"><array key="NSSubviews"><object class="IBUILabel" id="11"/></array></object>"#,
            records: [4: "10"],
            children: """
                <object class="IBNSLayoutConstraint" id="20"><reference key="firstItem" ref="11"/>
                <int key="firstAttribute">9</int><int key="relation">1</int><reference key="secondItem" ref="10"/>
                <int key="secondAttribute">5</int><float key="multiplier">1</float>
                <object class="IBLayoutConstant" key="constant"><double key="value">8.5</double></object>
                <float key="priority">750</float><reference key="containingView" ref="10"/></object>
                """
        )
        let view = try #require(try sample.document().objects().first)
        #expect(
            view.contents(of: "constraints").map(\.element.attributes) == [
                [
                    "id": "20", "firstItem": "11", "firstAttribute": "centerX", "relation": "greaterThanOrEqual",
                    "secondItem": "10", "secondAttribute": "leading", "multiplier": "1", "priority": "750",
                    "constant": "8.5",
                ]
            ]
        )
    }

    @Test func `hidden and unresizing views are told by their flags`() throws {
        let view = try first(#"<object class="IBUIView" id="10"><int key="NSvFlags">-2147483648</int></object>"#)
        #expect(view.value("hidden") == true)
        #expect(view.value("autoresizesSubviews") == false)
        #expect(view.child(key: "autoresizingMask") == nil)
    }

    @Test func `a key that nobody knows is kept and reported`() throws {
        let document = try SampleArchive(
            roots: #"<object class="IBUILabel" id="10"><string key="IBUIGlow">much</string></object>"#
        ).document()
        let reading = XibReading()
        _ = document.placeholders(noting: reading)
        _ = document.objects(noting: reading)
        #expect(document.unhandled(by: reading).map(\.attribute) == ["glow"])
    }
}
