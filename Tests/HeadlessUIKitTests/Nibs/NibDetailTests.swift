import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct NibDetailTests {
    @Test func `a view takes its direction, style and large content`() {
        let view = SampleNib.first(
            #"""
            <view id="a" semanticContentAttribute="forceRightToLeft" appearanceType="dark" showsLargeContentViewer="YES"
                largeContentTitle="Big"><accessibility key="accessibilityConfiguration" value="half">
                <accessibilityTraits key="traits" button="YES" selected="YES"/></accessibility></view>
            """#,
            as: UIView.self
        )
        #expect(view?.semanticContentAttribute == .forceRightToLeft)
        #expect(view?.overrideUserInterfaceStyle == .dark)
        #expect(view?.showsLargeContentViewer == true)
        #expect(view?.largeContentTitle == "Big")
        #expect(view?.accessibilityTraits == [.button, .selected])
        #expect(view?.accessibilityValue == "half")
    }

    @Test func `a button's configuration takes its ground, font, room and places`() {
        let button = SampleNib.first(
            #"""
            <button id="a" role="destructive"><buttonConfiguration key="configuration" style="tinted" title="Go"
                cornerStyle="capsule" buttonSize="large" imagePlacement="trailing" titleAlignment="center">
                <fontDescription key="titleFontDescription" type="boldSystem" pointSize="21"/>
                <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
                <backgroundConfiguration key="background" cornerRadius="5" strokeWidth="6"/>
                <color key="baseForegroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
            </buttonConfiguration></button>
            """#,
            as: UIButton.self
        )
        let configuration = button?.configuration
        #expect(button?.role == .destructive)
        #expect(configuration?.title == "Go")
        #expect(configuration?.cornerStyle == .capsule)
        #expect(configuration?.buttonSize == .large)
        #expect(configuration?.imagePlacement == .trailing)
        #expect(configuration?.titleAlignment == .center)
        #expect(configuration?.contentInsets == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(configuration?.background.cornerRadius == 5)
        #expect(configuration?.background.strokeWidth == 6)
        #expect(configuration?.baseForegroundColor == UIColor(white: 1, alpha: 1))
        #expect(
            configuration?.attributedTitle?[AttributeScopes.UIKitAttributes.FontAttribute.self]
                == UIFont.boldSystemFont(ofSize: 21)
        )
    }

    @Test func `a symbol takes its size, weight and scale`() {
        let view = SampleNib.first(
            #"""
            <imageView id="a"><imageReference key="image" image="star" catalog="system" symbolScale="large"/>
            <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" pointSize="30" weight="medium"/>
            </imageView>
            """#,
            as: UIImageView.self
        )
        #expect(view?.image?.isSymbolImage == true)
        #expect(view?.preferredSymbolConfiguration == UIImage.SymbolConfiguration(pointSize: 30, weight: .medium))
    }

    @Test func `lists take what is rarely said`() {
        let table = SampleNib.first(
            #"""
            <tableView id="a" decelerationRate="fast" fillerRowHeight="7" sectionIndexMinimumDisplayRowCount="3"
                separatorInsetReference="fromAutomaticInsets" contentViewInsetsToSafeArea="NO">
                <inset key="scrollIndicatorInsets" minX="1" minY="2" maxX="3" maxY="4"/></tableView>
            """#,
            as: UITableView.self
        )
        #expect(table?.decelerationRate == .fast)
        #expect(table?.fillerRowHeight == 7)
        #expect(table?.sectionIndexMinimumDisplayRowCount == 3)
        #expect(table?.separatorInsetReference == .fromAutomaticInsets)
        #expect(table?.insetsContentViewsToSafeArea == false)
        #expect(table?.verticalScrollIndicatorInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    }

    @Test func `what lists, texts and buttons say of colours, dragging and pointers is taken`() {
        let table = SampleNib.first(
            #"""
            <tableView id="a" dragInteractionEnabled="NO" clearsContextBeforeDrawing="NO" focusGroupIdentifier="rows">
                <color key="sectionIndexBackgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom"
                    customColorSpace="sRGB"/>
                <color key="sectionIndexTrackingBackgroundColor" red="0" green="1" blue="0" alpha="1"
                    colorSpace="custom" customColorSpace="sRGB"/></tableView>
            """#,
            as: UITableView.self
        )
        #expect(table?.sectionIndexBackgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(table?.sectionIndexTrackingBackgroundColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        #expect(table?.dragInteractionEnabled == false)
        #expect(table?.clearsContextBeforeDrawing == false)
        #expect(table?.focusGroupIdentifier == "rows")
        let text = SampleNib.first(#"<textView id="a" allowsEditingTextAttributes="YES"/>"#, as: UITextView.self)
        #expect(text?.allowsEditingTextAttributes == true)
        let button = SampleNib.first(#"<button id="a" pointerInteraction="YES"/>"#, as: UIButton.self)
        #expect(button?.isPointerInteractionEnabled == true)
    }
}
