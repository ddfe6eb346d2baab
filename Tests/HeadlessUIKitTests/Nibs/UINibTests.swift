import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UINibTests {
    @Test func `top-level objects come in order without placeholders`() {
        let objects = SampleNib.nib(#"<view id="a" tag="1"/><label id="b" tag="2"/>"#).instantiate(withOwner: nil)
        #expect(objects.compactMap { ($0 as? UIView)?.tag } == [1, 2])
        #expect(objects.last is UILabel)
    }

    @Test func `an empty nib makes nothing`() {
        #expect(SampleNib.nib("").instantiate(withOwner: nil, options: nil).isEmpty)
    }

    @Test func `each making is new`() {
        let nib = SampleNib.nib(#"<view id="a"/>"#)
        let first = nib.instantiate(withOwner: nil).first as? UIView
        let second = nib.instantiate(withOwner: nil).first as? UIView
        #expect(first != nil)
        #expect(first !== second)
    }

    @Test func `a nib that is missing shows when it is used`() {
        let nib = UINib(nibName: "Nowhere", bundle: .main)
        let raised = Headless.exceptions { #expect(nib.instantiate(withOwner: nil).isEmpty) }
        #expect(raised.map(\.name) == ["NSInternalInconsistencyException"])
        #expect(raised.first?.reason.hasPrefix("Could not load NIB in bundle: 'NSBundle <") == true)
        #expect(raised.first?.reason.hasSuffix("with name 'Nowhere'") == true)
    }

    @Test func `a nib that cannot be read says where`() {
        let nib = UINib(data: Data("<document>\n<objects></document>".utf8), bundle: nil)
        let raised = Headless.exceptions { #expect(nib.instantiate(withOwner: nil).isEmpty) }
        #expect(raised.first?.reason.hasPrefix("nib data:2:") == true)
    }

    @Test func `a kept nib is read once`() throws {
        let folder = try TemporaryBundle()
        try folder.write(#"<view id="a" tag="1"/>"#, to: "Kept.xib")
        let nib = UINib(nibName: "Kept", bundle: folder.bundle)
        #expect((nib.instantiate(withOwner: nil).first as? UIView)?.tag == 1)
        try folder.write(#"<view id="a" tag="2"/>"#, to: "Kept.xib")
        #expect((nib.instantiate(withOwner: nil).first as? UIView)?.tag == 1)
        #expect((UINib(nibName: "Kept", bundle: folder.bundle).instantiate(withOwner: nil).first as? UIView)?.tag == 2)
    }

    @Test func `a bundle loads a xib by its name`() throws {
        let folder = try TemporaryBundle()
        try folder.write(#"<view id="a" tag="7"/>"#, to: "Photos View.xib")
        let objects = folder.bundle.loadNibNamed("Photos View", owner: nil, options: nil)
        #expect((objects?.last as? UIView)?.tag == 7)
    }

    @Test func `objects are made with their subviews, then connected, then woken`() {
        let owner = NibOwner()
        let nib = SampleNib.nib(
            #"""
            <view id="a" tag="5" customClass="DiaryView" customModule="HeadlessUIKitTests">
                <subviews>
                    <tableView id="b"><connections><outlet property="delegate" destination="-1" id="c"/></connections></tableView>
                    <label id="d"/>
                </subviews>
            </view>
            """#
        )
        let diary = nib.instantiate(withOwner: owner).first as? DiaryView
        #expect(
            diary?.entries == [
                "init with 2 subviews, tag 5, delegate unset", "awake with 2 subviews, tag 5, delegate set",
            ]
        )
    }

    @Test func `an object handed over from outside can be connected`() {
        let delegate = NibOwner()
        let nib = SampleNib.nib(
            #"""
            <placeholder placeholderIdentifier="Boss" id="p"/>
            <tableView id="b"><connections><outlet property="delegate" destination="p" id="c"/></connections></tableView>
            """#
        )
        let options: [UINib.OptionsKey: Any] = [.externalObjects: ["Boss": delegate]]
        let table = nib.instantiate(withOwner: nil, options: options).first as? UITableView
        #expect(table?.delegate === delegate)
    }

    @Test func `what nobody understands can be listed`() {
        let nib = SampleNib.nib(
            #"""
            <label id="a" text="Hi" glow="YES">
                <rect key="frame" x="0" y="0" width="9" height="9"/>
                <glitter colour="red"/>
            </label>
            """#
        )
        #expect(nib.leftovers.map(\.description) == ["line 8: <label> has 'glow'", "line 10: <glitter>"])
    }
}
