import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct NibItemTests {
    @Test func `a navigation bar takes its items and their buttons`() throws {
        let bar = try #require(
            SampleNib.first(
                #"""
                <navigationBar id="a" translucent="NO" barStyle="black"><items>
                    <navigationItem title="Photos" id="b">
                        <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="c"/>
                        <rightBarButtonItems><barButtonItem title="One" id="d"/></rightBarButtonItems>
                        <barButtonItem key="rightBarButtonItem" title="Two" width="20" enabled="NO" tag="5" id="e"/>
                    </navigationItem>
                </items></navigationBar>
                """#,
                as: UINavigationBar.self
            )
        )
        #expect(!bar.isTranslucent)
        #expect(bar.barStyle == .black)
        #expect(bar.topItem?.title == "Photos")
        #expect(bar.topItem?.leftBarButtonItems?.first?.systemItem == .cancel)
        let right = try #require(bar.topItem?.rightBarButtonItems?.first)
        #expect(right.title == "Two")
        #expect(right.width == 20)
        #expect(!right.isEnabled)
        #expect(right.tag == 5)
    }

    @Test func `a controller takes its items, edges and style`() throws {
        let controller = try #require(
            SampleNib.first(
                #"""
                <viewController id="a" title="Inner" hidesBottomBarWhenPushed="YES" modalPresentationStyle="formSheet">
                    <extendedEdge key="edgesForExtendedLayout" bottom="YES"/>
                    <navigationItem key="navigationItem" title="Bar" id="b"/>
                    <tabBarItem key="tabBarItem" title="Tab" badgeValue="3" id="c"/>
                    <toolbarItems><barButtonItem systemItem="add" id="d"/></toolbarItems>
                    <size key="preferredContentSize" width="30" height="40"/>
                </viewController>
                """#,
                as: UIViewController.self
            )
        )
        #expect(controller.hidesBottomBarWhenPushed)
        #expect(controller.modalPresentationStyle == .formSheet)
        #expect(controller.edgesForExtendedLayout == .bottom)
        #expect(controller.navigationItem.title == "Bar")
        #expect(controller.tabBarItem.title == "Tab")
        #expect(controller.tabBarItem.badgeValue == "3")
        #expect(controller.toolbarItems?.first?.systemItem == .add)
        #expect(controller.preferredContentSize == CGSize(width: 30, height: 40))
    }

    @Test func `containers take their children`() {
        let objects = SampleNib.nib(
            #"""
            <navigationController id="a" navigationBarHidden="YES"><navigationBar key="navigationBar" id="b" tag="4"/>
            <viewControllers><viewController title="Root" id="c"/></viewControllers></navigationController>
            <tabBarController id="d"><viewControllers><viewController title="One" id="e"/><viewController title="Two" id="f"/>
            </viewControllers></tabBarController>
            """#
        ).instantiate(withOwner: nil)
        let navigation = objects[0] as? UINavigationController
        #expect(navigation?.viewControllers.map(\.title) == ["Root"])
        #expect(navigation?.isNavigationBarHidden == true)
        #expect(navigation?.navigationBar.tag == 4)
        #expect((objects[1] as? UITabBarController)?.viewControllers?.map(\.title) == ["One", "Two"])
    }

    @Test func `a window waits until it is shown`() {
        let owner = ListedOwner()
        let window =
            SampleNib.nib(#"<window id="a"><rect key="frame" x="0" y="0" width="3" height="4"/></window>"#)
            .instantiate(withOwner: owner).first as? UIWindow
        #expect(window?.isHidden == true)
    }

    @Test func `recognizers of each kind are made`() {
        let objects = SampleNib.nib(
            #"""
            <tapGestureRecognizer id="a"/><pongPressGestureRecognizer id="b" minimumPressDuration="2"/>
            <panGestureRecognizer id="c" minimumNumberOfTouches="2"/><swipeGestureRecognizer id="d" direction="left"/>
            <pinchGestureRecognizer id="e"/><rotationGestureRecognizer id="f" enabled="NO"/>
            <screenEdgePanGestureRecognizer id="g"/>
            """#
        ).instantiate(withOwner: nil)
        #expect(
            objects.map { "\(type(of: $0))" } == [
                "UITapGestureRecognizer", "UILongPressGestureRecognizer", "UIPanGestureRecognizer",
                "UISwipeGestureRecognizer", "UIPinchGestureRecognizer", "UIRotationGestureRecognizer",
                "UIScreenEdgePanGestureRecognizer",
            ]
        )
        #expect((objects[1] as? UILongPressGestureRecognizer)?.minimumPressDuration == 2)
        #expect((objects[2] as? UIPanGestureRecognizer)?.minimumNumberOfTouches == 2)
        #expect((objects[3] as? UISwipeGestureRecognizer)?.direction == .left)
        #expect((objects[5] as? UIGestureRecognizer)?.isEnabled == false)
    }

    @Test func `attributed text keeps its looks`() throws {
        let label = try #require(
            SampleNib.first(
                #"""
                <label id="a" usesAttributedText="YES"><fontDescription key="fontDescription" type="system" pointSize="10"/>
                <attributedString key="attributedText"><fragment content="one "><attributes>
                    <color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>
                    <font key="NSFont" metaFont="systemBold" size="16"/>
                    <paragraphStyle key="NSParagraphStyle" alignment="right"/>
                </attributes></fragment><fragment content="two"/></attributedString></label>
                """#,
                as: UILabel.self
            )
        )
        let looks = label.attributedText?.attributes(at: 0, effectiveRange: nil)
        #expect(label.text == "one two")
        #expect(looks?[.font] as? UIFont == .boldSystemFont(ofSize: 16))
        #expect(looks?[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(label.textAlignment == .right)
    }
}
