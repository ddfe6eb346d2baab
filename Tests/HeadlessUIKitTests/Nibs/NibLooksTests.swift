import Foundation
import Testing

@testable import HeadlessUIKit

/// What bars, texts and buttons look like, as nibs say it.
@MainActor @Suite struct NibLooksTests {
    private let red = #"red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB""#

    @Test func `a navigation bar has the looks of its text and of its appearances`() throws {
        let bar: UINavigationBar = try #require(
            SampleNib.first(
                """
                <navigationBar id="a" shadowImage="line">
                    <textAttributes key="titleTextAttributes">
                        <fontDescription key="fontDescription" type="boldSystem" pointSize="13"/>
                        <color key="textColor" \(red)/>
                        <color key="textShadowColor" white="0" alpha="1" colorSpace="calibratedWhite"/>
                        <offsetWrapper key="textShadowOffset" horizontal="1" vertical="2"/>
                    </textAttributes>
                    <navigationBarAppearance key="standardAppearance" backgroundImageContentMode="center">
                        <color key="backgroundColor" \(red)/>
                        <textAttributes key="largeTitleTextAttributes"><color key="textColor" \(red)/></textAttributes>
                        <offsetWrapper key="titlePositionAdjustment" horizontal="3" vertical="4"/>
                    </navigationBarAppearance>
                    <items><navigationItem id="b" title="Home" backButtonDisplayMode="minimal" style="editor">
                        <leftBarButtonItems><barButtonItem id="c" title="One"/></leftBarButtonItems>
                        <rightBarButtonItems><barButtonItem id="d" title="Two"/><barButtonItem id="e" title="Three"/>
                        </rightBarButtonItems>
                    </navigationItem></items>
                </navigationBar>
                """
            )
        )
        #expect(bar.titleTextAttributes?[.font] as? UIFont == .boldSystemFont(ofSize: 13))
        #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .red)
        let shadow = bar.titleTextAttributes?[.shadow] as? NSShadow
        #expect(shadow?.shadowOffset == CGSize(width: 1, height: 2))
        #expect(bar.standardAppearance.backgroundColor == .red)
        #expect(bar.standardAppearance.backgroundImageContentMode == .center)
        #expect(bar.standardAppearance.largeTitleTextAttributes[.foregroundColor] as? UIColor == .red)
        #expect(bar.standardAppearance.titlePositionAdjustment == UIOffset(horizontal: 3, vertical: 4))
        #expect(bar.scrollEdgeAppearance == nil)
        let item = try #require(bar.items?.first)
        #expect(item.backButtonDisplayMode == .minimal)
        #expect(item.style == .editor)
        #expect(item.leftBarButtonItems?.map(\.title) == ["One"])
        #expect(item.rightBarButtonItems?.map(\.title) == ["Two", "Three"])
    }

    @Test func `a tab bar places its items, and each item its title`() throws {
        let bar: UITabBar = try #require(
            SampleNib.first(
                """
                <tabBar id="a" itemPositioning="centered" itemWidth="40" itemSpacing="5">
                    <color key="selectedImageTintColor" \(red)/>
                    <tabBarAppearance key="standardAppearance"><color key="backgroundColor" \(red)/></tabBarAppearance>
                    <items><tabBarItem id="b" title="One" badgeValue="7">
                        <offsetWrapper key="titlePositionAdjustment" horizontal="11" vertical="-8"/>
                        <inset key="landscapeImagePhoneInsets" minX="1" minY="2" maxX="3" maxY="4"/>
                        <textAttributes key="titleTextAttributes"><color key="textColor" \(red)/></textAttributes>
                    </tabBarItem></items>
                </tabBar>
                """
            )
        )
        #expect(bar.itemPositioning == .centered && bar.itemWidth == 40 && bar.itemSpacing == 5)
        #expect(bar.tintColor == .red)
        #expect(bar.standardAppearance.backgroundColor == .red)
        let item = try #require(bar.items?.first)
        #expect(item.titlePositionAdjustment == UIOffset(horizontal: 11, vertical: -8))
        #expect(item.landscapeImagePhoneInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
    }

    @Test func `attributed text keeps its breaks, tabs and shadow`() throws {
        let label: UILabel = try #require(
            SampleNib.first(
                """
                <label id="a"><attributedString key="attributedText"><fragment content="Words"><attributes>
                    <paragraphStyle key="NSParagraphStyle" lineBreakMode="clipping">
                        <tabStops><textTab alignment="right" location="28"><options/></textTab></tabStops>
                    </paragraphStyle>
                    <shadow key="NSShadow" blurRadius="2"><size key="offset" width="1" height="3"/>
                        <color key="color" \(red)/></shadow>
                </attributes></fragment></attributedString></label>
                """
            )
        )
        let looks = try #require(label.attributedText?.attributes(at: 0, effectiveRange: nil))
        let style = looks[.paragraphStyle] as? NSParagraphStyle
        #expect(style?.lineBreakMode == .byClipping)
        #expect(style?.tabStops.map(\.location) == [28])
        #expect(style?.tabStops.map(\.alignment) == [.right])
        let shadow = looks[.shadow] as? NSShadow
        #expect(shadow?.shadowBlurRadius == 2 && shadow?.shadowOffset == CGSize(width: 1, height: 3))
        #expect(shadow?.shadowColor as? UIColor == .red)
    }

    @Test func `a button's configuration has its background, its words' looks and its mark`() throws {
        let button: UIButton = try #require(
            SampleNib.first(
                """
                <button id="a" preferredBehavioralStyle="mac" toolTip="Presses"><buttonConfiguration key="configuration"
                    style="plain" indicator="popup" automaticallyUpdateForSelection="NO">
                    <backgroundConfiguration key="background" strokeOutset="2" imageContentMode="center"/>
                    <attributedString key="attributedTitle"><fragment content="Go"><attributes>
                        <font key="NSFont" metaFont="system" size="21"/><color key="NSColor" \(red)/>
                    </attributes></fragment></attributedString>
                </buttonConfiguration></button>
                """
            )
        )
        let configuration = try #require(button.configuration)
        #expect(configuration.indicator == .popup && !configuration.automaticallyUpdateForSelection)
        #expect(configuration.background.strokeOutset == 2)
        #expect(configuration.background.imageContentMode == .center)
        #expect(configuration.title == "Go")
        #expect(
            configuration.attributedTitle?[AttributeScopes.UIKitAttributes.FontAttribute.self]
                == .systemFont(ofSize: 21)
        )
        #expect(button.preferredBehavioralStyle == .mac)
        #expect(button.toolTip == "Presses")
    }

    @Test func `a colour of Xcode 11 is today's`() throws {
        let view: UIView = try #require(
            SampleNib.first(
                """
                <view id="a"><rect key="contentStretch" x="0" y="0" width="0" height="0"/><color key="backgroundColor"
                    xcode11CocoaTouchSystemColor="systemBackgroundColor" cocoaTouchSystemColor="whiteColor"/></view>
                """
            )
        )
        #expect(view.backgroundColor == .systemBackground)
    }

    @Test func `a symbol is shown in the colours of its reference`() throws {
        let view: UIImageView = try #require(
            SampleNib.first(
                """
                <imageView id="a"><imageReference key="image" image="plus" catalog="system" renderingMode="palette">
                    <paletteColors><color \(red)/></paletteColors></imageReference></imageView>
                """
            )
        )
        let plain = UIImage(systemName: "plus")
        let colors = UIImage.SymbolConfiguration(paletteColors: [.red])
        #expect(view.image == plain?.applyingSymbolConfiguration(colors))
    }

    @Test func `a list has the control that the nib gives it to refresh`() throws {
        let controller: UITableViewController = try #require(
            SampleNib.first(
                """
                <tableViewController id="a" clearsSelectionOnViewWillAppear="NO"><tableView key="view" id="b"/>
                    <refreshControl key="refreshControl" id="c"><attributedString key="attributedTitle">
                    <fragment content="Pull"/></attributedString></refreshControl></tableViewController>
                """
            )
        )
        #expect(!controller.clearsSelectionOnViewWillAppear)
        #expect(controller.tableView.refreshControl?.attributedTitle?.string == "Pull")
    }

    @Test func `a calendar takes its place and its language`() throws {
        let calendar: UICalendarView = try #require(
            SampleNib.first(
                """
                <calendarView id="a" wantsDateDecorations="NO" fontDesign="rounded">
                    <locale key="locale" localeIdentifier="de_DE"/>
                    <timeZone key="timeZone" name="Europe/Berlin"/></calendarView>
                """
            )
        )
        #expect(!calendar.wantsDateDecorations && calendar.fontDesign == .rounded)
        #expect(calendar.locale.identifier == "de_DE")
        #expect(calendar.timeZone?.identifier == "Europe/Berlin")
    }
}
