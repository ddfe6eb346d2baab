import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct NibContainerTests {
    @Test func `a split controller takes its columns' looks from the nib`() throws {
        let split: UISplitViewController = try #require(
            SampleNib.first(
                """
                <splitViewController id="a" style="doubleColumn" preferredDisplayMode="oneOverSecondary" behavior="overlay"
                    primaryEdge="trailing" presentsWithGesture="NO" minimumPrimaryColumnWidth="120"
                    maximumSupplementaryColumnWidth="90" preferredSupplementaryColumnWidthFraction="0.25"/>
                """
            )
        )
        #expect(split.style == .doubleColumn)
        #expect(split.preferredDisplayMode == .oneOverSecondary)
        #expect(split.preferredSplitBehavior == .overlay)
        #expect(split.primaryEdge == .trailing)
        #expect(!split.presentsWithGesture)
        #expect(split.minimumPrimaryColumnWidth == 120)
        #expect(split.maximumSupplementaryColumnWidth == 90)
        #expect(split.preferredSupplementaryColumnWidthFraction == 0.25)
    }

    @Test func `a split controller holds the screens that stand in it`() throws {
        let split: UISplitViewController = try #require(
            SampleNib.first(
                """
                <splitViewController id="a"><viewControllers><viewController title="one" id="b"/>
                <viewController title="two" id="c"/></viewControllers></splitViewController>
                """
            )
        )
        #expect(split.style == .unspecified)
        #expect(split.viewControllers.map(\.title) == ["one", "two"])
    }

    @Test func `pages turn as the nib says`() throws {
        let scrolled: UIPageViewController = try #require(
            SampleNib.first(
                #"<pageViewController id="a" transitionStyle="scroll" navigationOrientation="vertical" spineLocation="none"/>"#
            )
        )
        #expect(scrolled.transitionStyle == .scroll)
        #expect(scrolled.navigationOrientation == .vertical)
        #expect(scrolled.spineLocation == .none)
        let turned: UIPageViewController = try #require(
            SampleNib.first(#"<pageViewController id="a" transitionStyle="pageCurl" spineLocation="mid"/>"#)
        )
        #expect(turned.transitionStyle == .pageCurl)
        #expect(turned.spineLocation == .mid)
        #expect(turned.isDoubleSided)
    }

    @Test func `automatically estimated items take the automatic size`() throws {
        let grid: UICollectionView = try #require(
            SampleNib.first(
                """
                <collectionView id="a"><collectionViewFlowLayout key="collectionViewLayout" id="b"
                    automaticEstimatedItemSize="YES"><size key="itemSize" width="50" height="40"/>
                </collectionViewFlowLayout></collectionView>
                """
            )
        )
        let layout = try #require(grid.collectionViewLayout as? UICollectionViewFlowLayout)
        #expect(layout.estimatedItemSize == UICollectionViewFlowLayout.automaticSize)
        #expect(layout.itemSize == CGSize(width: 50, height: 40))
    }

    @Test func `a text view finds what the nib names`() throws {
        let view: UITextView = try #require(
            SampleNib.first(
                #"<textView id="a"><dataDetectorType key="dataDetectorTypes" phoneNumber="YES" link="YES"/></textView>"#
            )
        )
        #expect(view.dataDetectorTypes == [.phoneNumber, .link])
    }

    @Test func `paragraphs of attributed text keep their style`() throws {
        let label: UILabel = try #require(
            SampleNib.first(
                """
                <label id="a" usesAttributedText="YES"><attributedString key="attributedText"><fragment content="one">
                <attributes><paragraphStyle key="NSParagraphStyle" alignment="right" lineBreakMode="middleTruncation"
                    baseWritingDirection="rightToLeft" lineSpacing="3" lineHeightMultiple="1.5" headIndent="4"
                    tighteningFactorForTruncation="0.0"/></attributes></fragment></attributedString></label>
                """
            )
        )
        let looks = try #require(label.attributedText?.attributes(at: 0, effectiveRange: nil))
        let style = try #require(looks[.paragraphStyle] as? NSParagraphStyle)
        #expect(style.alignment == .right)
        #expect(style.lineBreakMode == .byTruncatingMiddle)
        #expect(style.baseWritingDirection == .rightToLeft)
        #expect(style.lineSpacing == 3)
        #expect(style.lineHeightMultiple == 1.5)
        #expect(style.headIndent == 4)
        #expect(label.textAlignment == .right)
    }
}
