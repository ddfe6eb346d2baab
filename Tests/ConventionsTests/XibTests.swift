import Diagnostics
import Foundation
import Testing
import XibDocument

@testable import Conventions

@Suite struct XibTests {
    static let owner = #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>"#

    /// The line and rule of each finding in a xib with these objects; its first object stands on line 3.
    private func found(_ objects: String, with swift: String = "", owner: String = Self.owner) -> [String] {
        let text = "<document version=\"3.0\"><objects>\n\(owner)\n\(objects)\n</objects></document>"
        var settings = Settings(base: "GalleryViewController", prefix: "Gallery")
        settings.rules["F1"] = .off
        let xibFacts = XibReader(settings).facts(of: Data(text.utf8), file: "A.xib")
        let xib = XibSource(path: "A.xib", module: "App", facts: xibFacts) { text }
        let source = SwiftSource(path: "A.swift", module: "App", text: swift)
        let facts = SourceReader(settings).facts(of: source)
        let checker = Checker([source], facts: [facts], xibs: [xib], settings: settings)
        return checker.findings.map { "\($0.path):\($0.line) \($0.rule)" }
    }

    @Test(arguments: [
        (#"<view id="a"/>"#, [String]()),
        (
            #"<view id="a"><connections><outlet property="b" destination="-1" id="c"/></connections></view>"#,
            ["A.xib:3 B1"]
        ),
        (
            #"<view id="a"><connections><action selector="b:" destination="-1" id="c"/></connections></view>"#,
            ["A.xib:3 B1"]
        ),
        (#"<view id="a"><connections><outlet property="b" destination="d" id="c"/></connections></view>"#, []),
    ])
    func `nothing is tied to File's Owner`(objects: String, wanted: [String]) {
        #expect(found(objects) == wanted)
    }

    @Test func `File's Owner has no class and no outlets`() {
        let owner =
            #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="A"><connections><outlet property="view" destination="a" id="b"/></connections></placeholder>"#
        #expect(found(#"<view id="a"/>"#, owner: owner) == ["A.xib:2 B1", "A.xib:2 B1"])
    }

    @Test(arguments: [
        (#"<label id="a"><color key="textColor" red="1" green="0.5" blue="0" alpha="1"/></label>"#, ["A.xib:3 B4"]),
        (#"<label id="a"><color key="textColor" white="0.4" alpha="1"/></label>"#, ["A.xib:3 B4"]),
        (#"<label id="a"><color key="textColor" name="Brand"/></label>"#, ["A.xib:3 B4"]),
        (#"<label id="a"><color key="textColor" white="0" alpha="1"/></label>"#, []),
        (#"<label id="a"><color key="textColor" systemColor="labelColor"/></label>"#, []),
        (#"<label id="a"><nil key="textColor"/></label>"#, []),
        (#"<label id="a"><fontDescription key="fontDescription" type="system" pointSize="15"/></label>"#, []),
        (
            #"<label id="a"><fontDescription key="fontDescription" name="Avenir" family="Avenir" pointSize="15"/></label>"#,
            ["A.xib:3 B4"]
        ),
        (#"<label id="a" text="&lt;color red=1&gt;"/>"#, []),
        (#"<!-- <color key="a" red="1" green="0" blue="0"/> --><label id="a"/>"#, []),
    ])
    func `no looks are picked`(objects: String, wanted: [String]) {
        #expect(found(objects) == wanted)
    }

    @Test(arguments: [
        (#"<view id="a"><subviews><label tag="1" id="b"/><label tag="2" id="c"/></subviews></view>"#, [String]()),
        (
            "<view id=\"a\"><subviews><label tag=\"1\" id=\"b\"/>\n<label tag=\"1\" id=\"c\"/></subviews></view>",
            ["A.xib:4 B2"]
        ),
        (#"<label tag="0" id="a"/><label tag="0" id="b"/>"#, []),
        (#"<label id="a" customClass="Missing" customModule="App"/>"#, ["A.xib:3 B2"]),
        (#"<label id="a" customClass="Missing" customModule="Other"/>"#, []),
        (#"<label id="a" customClass="Missing" customModule="Other" customModuleProvider="target"/>"#, ["A.xib:3 B2"]),
        (#"<label id="a" customClass="UILabel"/>"#, []),
    ])
    func `tags are used once, and classes exist`(objects: String, wanted: [String]) {
        #expect(found(objects) == wanted)
    }

    private static let label =
        "class GalleryLabel: UILabel {\n override init(frame: CGRect) { super.init(frame: frame); setup() }\n required init?(coder: NSCoder) { super.init(coder: coder); setup() }\n func setup() {}\n}\n"

    @Test func `a label has the app's class where there is one`() {
        #expect(found(#"<label id="a"/>"#, with: Self.label) == ["A.xib:3 E3"])
        #expect(found(#"<label id="a" customClass="GalleryLabel" customModule="App"/>"#, with: Self.label).isEmpty)
        #expect(found(#"<button id="a"/>"#, with: Self.label).isEmpty)
    }

    private static func screen(_ lookup: String, type: String, tag: String = "case a = 100") -> String {
        "class A: GalleryViewController {\n enum Tag: Int { \(tag) }\n var a: \(type)?\n override func createViews() {\n  let xib = XibView(\"A\", in: .module)\n  \(lookup)\n }\n override func destroyViews() { a = nil }\n}\n"
    }

    @Test(arguments: [
        ("a = xib.control(Tag.a)", "UILabel", #"<label tag="100" id="a"/>"#, [String]()),
        ("a = try xib.control(Tag.a)", "UILabel", #"<label tag="7" id="a"/>"#, ["A.swift:6 B2"]),
        ("a = xib.control(Tag.a)", "UILabel", #"<button tag="100" id="a"/>"#, ["A.swift:6 B2"]),
        ("a = xib.control(Tag.a)", "UIView", #"<button tag="100" id="a"/>"#, []),
        ("a = xib.control(Tag.a)", "UIControl", #"<button tag="100" id="a"/>"#, []),
        (
            "a = view.viewWithTag(Tag.a.rawValue) as? UILabel", "UIView", #"<button tag="100" id="a"/>"#,
            ["A.swift:6 B2"]
        ),
        ("a = xib.control(Tag.a)", "Unknown", #"<button tag="100" id="a"/>"#, []),
        ("// a = xib.control(Tag.a)", "UILabel", #"<button tag="1" id="a"/>"#, []),
    ])
    func `tags that code names are there, with the class that it wants`(
        lookup: String,
        type: String,
        xib: String,
        wanted: [String]
    ) {
        #expect(found(xib, with: Self.screen(lookup, type: type)) == wanted)
    }

    @Test func `a xib that code names exists`() {
        let swift = Self.screen("", type: "UILabel").replacingOccurrences(of: "\"A\"", with: "\"B\"")
        #expect(found(#"<view id="a"/>"#, with: swift) == ["A.swift:5 B2"])
    }

    @Test func `a xib that cannot be read is a finding`() {
        #expect(found("<view").map { $0.suffix(4) } == ["file"])
    }
}
