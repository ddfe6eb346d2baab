import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct NibListedTests {
    @Test func `outlets that a class lists are set, weak and implicitly unwrapped ones too`() {
        let cell = SampleNib.first(
            #"""
            <tableViewCell id="a" customClass="ListedCell" customModule="HeadlessUIKitTests">
                <tableViewCellContentView key="contentView" id="b"><subviews>
                    <label id="c" text="One"/><button id="d"/><button id="e"/>
                </subviews></tableViewCellContentView>
                <connections>
                    <outlet property="titleLabel" destination="c" id="f"/>
                    <outletCollection property="keys" destination="d" id="g"/>
                    <outletCollection property="keys" destination="e" id="h"/>
                </connections>
            </tableViewCell>
            """#,
            as: ListedCell.self
        )
        #expect(cell?.titleLabel?.text == "One")
        #expect(cell?.keys.count == 2)
        #expect(cell?.keys.first === cell?.contentView.subviews[1])
    }

    @Test func `an outlet of another type is logged and left alone`() {
        var cell: ListedCell?
        let lines = Headless.lines {
            cell = SampleNib.first(
                #"""
                <tableViewCell id="a" customClass="ListedCell" customModule="HeadlessUIKitTests">
                    <connections><outlet property="titleLabel" destination="a" id="f"/></connections>
                </tableViewCell>
                """#
            )
        }
        #expect(cell?.titleLabel == nil)
        #expect(lines.count == 1)
    }

    @Test func `an outlet that is not listed raises: this class is not key value coding-compliant for the key`() {
        let raised = Headless.exceptions {
            _ = SampleNib.nib(
                "<view id=\"a\"/>",
                ownerConnections: #"<outlet property="lost" destination="a" id="c"/>"#
            )
            .instantiate(withOwner: ListedOwner())
        }
        #expect(raised.map(\.name) == ["NSUnknownKeyException"])
        #expect(raised.first?.reason.hasSuffix("not key value coding-compliant for the key lost.") == true)
    }

    @Test func `an action that the owner lists is done, once for each event`() {
        let owner = ListedOwner()
        let button =
            SampleNib.nib(
                #"""
                <button id="a"><connections>
                    <action selector="save:" destination="-1" eventType="touchUpInside" id="c"/>
                </connections></button>
                """#
            ).instantiate(withOwner: owner).first as? UIButton
        button?.sendActions(for: .touchUpInside)
        button?.sendActions(for: .touchDown)
        #expect(owner.senders.count == 1)
        #expect(owner.senders.first as? UIButton === button)
    }

    @Test func `an action that the target does not list raises when it is sent`() {
        let owner = ListedOwner()
        let toggle =
            SampleNib.nib(
                #"<switch id="a"><connections><action selector="lost:" destination="-1" eventType="valueChanged" id="c"/></connections></switch>"#
            ).instantiate(withOwner: owner).first as? UISwitch
        let raised = Headless.exceptions { toggle?.sendActions(for: .valueChanged) }
        #expect(raised.map(\.name) == ["NSInvalidArgumentException"])
        #expect(raised.first?.reason.contains("lost:]: unrecognized selector sent to instance") == true)
    }

    @Test func `an action for First Responder goes up to the first that lists it`() {
        let objects = SampleNib.nib(
            #"""
            <view id="a" customClass="ListedView" customModule="HeadlessUIKitTests"><subviews><view id="b"><subviews>
            <button id="c"><connections><action selector="save:" destination="-2" eventType="touchUpInside" id="d"/></connections></button>
            </subviews></view></subviews></view>
            """#
        ).instantiate(withOwner: nil)
        let view = objects.first as? ListedView
        (view?.subviews.first?.subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
        #expect(view?.count == 1)
    }

    @Test func `bar buttons and recognizers send their actions too`() throws {
        let owner = ListedOwner()
        let objects = SampleNib.nib(
            #"""
            <view id="a"><connections><outletCollection property="gestureRecognizers" destination="t" appends="YES" id="x"/></connections></view>
            <tapGestureRecognizer id="t" numberOfTapsRequired="2"><connections>
                <action selector="save:" destination="-1" id="c"/><outlet property="delegate" destination="-1" id="z"/>
            </connections></tapGestureRecognizer>
            <barButtonItem id="b" title="Save" style="done"><connections><action selector="save:" destination="-1" id="d"/></connections></barButtonItem>
            """#
        ).instantiate(withOwner: owner)
        let view = try #require(objects[0] as? UIView)
        let tap = try #require(objects[1] as? UITapGestureRecognizer)
        let item = try #require(objects[2] as? UIBarButtonItem)
        #expect(view.gestureRecognizers == [tap])
        #expect(tap.numberOfTapsRequired == 2)
        #expect(tap.delegate === owner)
        tap.state = .ended
        #expect(owner.senders.last as? UITapGestureRecognizer === tap)
        #expect(item.title == "Save")
        #expect(item.style == .done)
        item.primaryAction?.perform(for: item)
        #expect(owner.senders.last as? UIBarButtonItem === item)
    }

    @Test func `runtime attributes fit what a class lists`() {
        let view = SampleNib.first(
            #"""
            <view id="a" customClass="ListedView" customModule="HeadlessUIKitTests"><userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="radius"><real key="value" value="2.5"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="number" keyPath="count"><integer key="value" value="7"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="string" keyPath="mood" value="glad"/>
                <userDefinedRuntimeAttribute type="color" keyPath="line"><color key="value" white="1" alpha="1"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="size" keyPath="layer.shadowOffset"><size key="value" width="1" height="2"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="boolean" keyPath="clipsToBounds" value="YES"/>
                <userDefinedRuntimeAttribute type="point" keyPath="spot"><point key="value" x="3" y="4"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="rect" keyPath="area"><rect key="value" x="1" y="2" width="3" height="4"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="range" keyPath="part"><range key="value" location="5" length="6"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="nil" keyPath="gone"/>
            </userDefinedRuntimeAttributes></view>
            """#,
            as: ListedView.self
        )
        #expect(view?.radius == 2.5)
        #expect(view?.count == 7)
        #expect(view?.mood == "glad")
        #expect(view?.line == UIColor(white: 1, alpha: 1))
        #expect(view?.layer.shadowOffset == CGSize(width: 1, height: 2))
        #expect(view?.clipsToBounds == true)
        #expect(view?.spot == CGPoint(x: 3, y: 4))
        #expect(view?.area == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(view?.part == NSRange(location: 5, length: 6))
        #expect(view?.gone == nil)
    }

    @Test func `a plain class is made where it says that it can be`() {
        let objects = SampleNib.nib(
            #"<customObject id="a" customClass="ListedOwner" customModule="HeadlessUIKitTests"/>"#
        ).instantiate(withOwner: nil)
        #expect(objects.first is ListedOwner)
    }
}
