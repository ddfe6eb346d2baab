import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct NibViewTests {
    @Test func `a view takes what every view can say`() throws {
        let view: UIView = try #require(
            SampleNib.first(
                #"""
                <view id="a" tag="4" alpha="0.5" hidden="YES" opaque="NO" clipsSubviews="YES" contentMode="scaleAspectFit"
                    userInteractionEnabled="NO" multipleTouchEnabled="YES" horizontalHuggingPriority="251">
                    <rect key="frame" x="1" y="2" width="30" height="40"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
                    <color key="backgroundColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="calibratedRGB"/>
                    <color key="tintColor" systemColor="systemRedColor"/>
                    <accessibility key="accessibilityConfiguration" identifier="box" label="Box" hint="Holds things"/>
                    <userDefinedRuntimeAttributes>
                        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                            <integer key="value" value="8"/>
                        </userDefinedRuntimeAttribute>
                        <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
                    </userDefinedRuntimeAttributes>
                </view>
                """#
            )
        )
        #expect(view.tag == 4)
        #expect(view.alpha == 0.5)
        #expect(view.isHidden)
        #expect(!view.isOpaque)
        #expect(view.clipsToBounds)
        #expect(view.contentMode == .scaleAspectFit)
        #expect(!view.isUserInteractionEnabled)
        #expect(view.isMultipleTouchEnabled)
        #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(view.autoresizingMask == [.flexibleWidth, .flexibleBottomMargin])
        #expect(view.backgroundColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
        #expect(view.tintColor === UIColor.systemRed)
        #expect(view.accessibilityIdentifier == "box")
        #expect(view.accessibilityLabel == "Box")
        #expect(view.accessibilityHint == "Holds things")
        #expect(view.contentHuggingPriority(for: .horizontal) == UILayoutPriority(251))
        #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
        #expect(view.layer.cornerRadius == 8)
        #expect(view.layer.masksToBounds)
    }

    @Test func `subviews keep their order and depth`() {
        let view = SampleNib.first(
            #"""
            <view id="a">
                <subviews>
                    <label id="b" tag="1"/>
                    <view id="c" tag="2"><subviews><button id="d" tag="3"/></subviews></view>
                </subviews>
            </view>
            """#,
            as: UIView.self
        )
        #expect(view?.subviews.map(\.tag) == [1, 2])
        #expect(view?.viewWithTag(3) is UIButton)
    }

    @Test func `a stack view arranges what it holds`() {
        let stack = SampleNib.first(
            #"""
            <stackView id="a" axis="vertical" spacing="8" distribution="fillEqually" alignment="center">
                <subviews><label id="b" tag="1"/><label id="c" tag="2"/></subviews>
            </stackView>
            """#,
            as: UIStackView.self
        )
        #expect(stack?.arrangedSubviews.map(\.tag) == [1, 2])
        #expect(stack?.axis == .vertical)
        #expect(stack?.spacing == 8)
        #expect(stack?.distribution == .fillEqually)
        #expect(stack?.alignment == .center)
    }

    @Test func `a colour that is not here looks as it was noted`() {
        let view = SampleNib.first(
            #"<view id="a"><color key="backgroundColor" name="Sand"/></view>"#,
            resources: #"<namedColor name="Sand"><color red="1" green="1" blue="0" alpha="1"/></namedColor>"#,
            as: UIView.self
        )
        #expect(view?.backgroundColor == UIColor(red: 1, green: 1, blue: 0, alpha: 1))
    }

    @Test func `UIKit's colours are UIKit's`() {
        let view = SampleNib.first(
            #"<view id="a"><color key="backgroundColor" systemColor="systemBackgroundColor"/></view>"#,
            as: UIView.self
        )
        #expect(view?.backgroundColor === UIColor.systemBackground)
    }

    @Test func `a runtime attribute that is not known is logged`() {
        let lines = Headless.lines {
            _ = SampleNib.nib(
                #"""
                <view id="a"><userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="string" keyPath="mood" value="glad"/>
                </userDefinedRuntimeAttributes></view>
                """#
            ).instantiate(withOwner: nil)
        }
        #expect(
            lines == [
                "nib data: line 9: Failed to set (mood) user defined inspected property on (UIView): "
                    + "[<UIView> setValue:forUndefinedKey:]: "
                    + "this class is not key value coding-compliant for the key mood."
            ]
        )
    }
}
