import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct NibFileTests {
    private let folder: TemporaryBundle

    init() throws {
        folder = try TemporaryBundle()
    }

    private func write(_ text: String, to path: String) throws {
        let file = folder.folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file)
    }

    private func writeLabel(_ text: String, to path: String) throws {
        try write(#"<document><objects><label id="a" text="\#(text)"/></objects></document>"#, to: path)
    }

    private func label() -> UILabel? {
        UINib(nibName: "Greeting", bundle: folder.bundle).instantiate(withOwner: nil).first as? UILabel
    }

    private var language: String { folder.bundle.preferredLocalizations.first { $0 != "Base" } ?? "en" }

    @Test func `a nib in Base.lproj is found`() throws {
        try writeLabel("Base", to: "Base.lproj/Greeting.xib")
        #expect(label()?.text == "Base")
    }

    @Test func `a nib of the reader's language comes before that of none`() throws {
        try writeLabel("Base", to: "Base.lproj/Greeting.xib")
        try writeLabel("Hello", to: "en.lproj/Greeting.xib")
        #expect(label()?.text == "Hello")
    }

    @Test func `a nib for the device comes before that for all`() throws {
        try writeLabel("All", to: "Greeting.xib")
        try writeLabel("Phone", to: "Greeting~iphone.xib")
        try writeLabel("Pad", to: "Greeting~ipad.xib")
        #expect(label()?.text == "Phone")
        let former = UITraitCollection.current
        defer { UITraitCollection.current = former }
        UITraitCollection.current = UITraitCollection(userInterfaceIdiom: .pad)
        #expect(label()?.text == "Pad")
    }

    @Test func `a strings table beside the nib replaces its texts`() throws {
        try write(
            #"""
            <document><objects><view id="v"><subviews>
            <label id="a" text="Base"/>
            <button id="b"><state key="normal" title="Go"/></button>
            <textField id="c" placeholder="Name"><accessibility key="accessibilityConfiguration" label="Field"/></textField>
            <segmentedControl id="d"><segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
            <textView id="e"><string key="text">Long</string></textView>
            <label id="f" text="Same"/>
            </subviews></view></objects></document>
            """#,
            to: "Base.lproj/Greeting.xib"
        )
        try write(
            #"""
            /* Class = "UILabel"; text = "Base"; ObjectID = "a"; */
            "a.text" = "Hallo \"du\"";
            "b.normalTitle" = "Los";
            "c.placeholder" = "Vorname";
            "c.accessibilityLabel" = "Feld";
            "d.segmentTitles[1]" = "Zwei";
            "e.text" = "Lang";
            "lost.text" = "Nirgends";
            """#,
            to: "en.lproj/Greeting.strings"
        )
        let view = try #require(
            UINib(nibName: "Greeting", bundle: folder.bundle).instantiate(withOwner: nil).first as? UIView
        )
        #expect((view.subviews[0] as? UILabel)?.text == "Hallo \"du\"")
        #expect((view.subviews[1] as? UIButton)?.title(for: .normal) == "Los")
        #expect((view.subviews[2] as? UITextField)?.placeholder == "Vorname")
        #expect(view.subviews[2].accessibilityLabel == "Feld")
        #expect((view.subviews[3] as? UISegmentedControl)?.titleForSegment(at: 0) == "One")
        #expect((view.subviews[3] as? UISegmentedControl)?.titleForSegment(at: 1) == "Zwei")
        #expect((view.subviews[4] as? UITextView)?.text == "Lang")
        #expect((view.subviews[5] as? UILabel)?.text == "Same")
    }

    @Test func `a strings table that cannot be read changes nothing`() throws {
        try writeLabel("Base", to: "Base.lproj/Greeting.xib")
        try write("\"a.text\" = ", to: "en.lproj/Greeting.strings")
        #expect(label()?.text == "Base")
    }
}
