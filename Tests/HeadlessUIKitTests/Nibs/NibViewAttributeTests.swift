import HeadlessUIKit
import Testing

/// Each word that a view, a label or an image view can say.
@MainActor @Suite struct NibViewAttributeTests: NibSaying {
    @Test func `a view is what its attributes say`() {
        says("view", #"tag="7""#, \UIView.tag, 7)
        says("view", #"alpha="0.5""#, \UIView.alpha, 0.5)
        says("view", #"hidden="YES""#, \UIView.isHidden, true)
        says("view", #"opaque="NO""#, \UIView.isOpaque, false)
        says("view", #"clipsSubviews="YES""#, \UIView.clipsToBounds, true)
        says("view", #"contentMode="center""#, \UIView.contentMode, .center)
        says("view", #"userInteractionEnabled="NO""#, \UIView.isUserInteractionEnabled, false)
        says("view", #"multipleTouchEnabled="YES""#, \UIView.isMultipleTouchEnabled, true)
        says("view", #"accessibilityIgnoresInvertColors="YES""#, \UIView.accessibilityIgnoresInvertColors, true)
        says("view", #"exclusiveTouch="YES""#, \UIView.isExclusiveTouch, true)
        says("view", #"clearsContextBeforeDrawing="NO""#, \UIView.clearsContextBeforeDrawing, false)
        says("view", #"focusGroupIdentifier="rows""#, \UIView.focusGroupIdentifier, "rows")
        says("view", #"autoresizesSubviews="NO""#, \UIView.autoresizesSubviews, false)
        says(
            "view",
            #"translatesAutoresizingMaskIntoConstraints="NO""#,
            \UIView.translatesAutoresizingMaskIntoConstraints,
            false
        )
        says("view", #"preservesSuperviewLayoutMargins="YES""#, \UIView.preservesSuperviewLayoutMargins, true)
        says("view", #"insetsLayoutMarginsFromSafeArea="NO""#, \UIView.insetsLayoutMarginsFromSafeArea, false)
        says("view", #"restorationIdentifier="home""#, \UIView.restorationIdentifier, "home")
        says("view", #"semanticContentAttribute="playback""#, \UIView.semanticContentAttribute, .playback)
        says("view", #"appearanceType="light""#, \UIView.overrideUserInterfaceStyle, .light)
        says("view", #"showsLargeContentViewer="YES""#, \UIView.showsLargeContentViewer, true)
        says("view", #"largeContentTitle="Big""#, \UIView.largeContentTitle, "Big")
    }

    @Test func `a view is what its elements say`() {
        says("view", red("backgroundColor"), \UIView.backgroundColor, red)
        says("view", red("tintColor"), \UIView.tintColor, red)
        let margins = #"<edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>"#
        says("view", margins, \UIView.layoutMargins, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        let directional =
            #"<directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>"#
        says(
            "view",
            directional,
            \UIView.directionalLayoutMargins,
            NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        )
    }

    @Test(
        arguments: zip(
            ["widthSizable", "heightSizable", "flexibleMinX", "flexibleMaxX", "flexibleMinY", "flexibleMaxY"],
            [2, 16, 1, 4, 8, 32] as [UInt]
        )
    )
    func `a view stretches as its mask says`(word: String, bit: UInt) {
        says(
            "view",
            #"<autoresizingMask key="autoresizingMask" \#(word)="YES"/>"#,
            \UIView.autoresizingMask,
            UIView.AutoresizingMask(rawValue: bit)
        )
    }

    @Test func `a view wishes for its content's size as strongly as its attributes say`() {
        says("view", #"horizontalHuggingPriority="251""#, \UIView.wishes, [251, 250, 750, 750])
        says("view", #"verticalHuggingPriority="252""#, \UIView.wishes, [250, 252, 750, 750])
        says("view", #"horizontalCompressionResistancePriority="753""#, \UIView.wishes, [250, 250, 753, 750])
        says("view", #"verticalCompressionResistancePriority="754""#, \UIView.wishes, [250, 250, 750, 754])
    }

    @Test func `a view tells assistive technologies what its element says`() {
        let words = { (key: String) in #"<accessibility key="accessibilityConfiguration" \#(key)</accessibility>"# }
        says("view", words(#"label="L">"#), \UIView.accessibilityLabel, "L")
        says("view", words(#"hint="H">"#), \UIView.accessibilityHint, "H")
        says("view", words(#"value="V">"#), \UIView.accessibilityValue, "V")
        says("view", words(#"identifier="I">"#), \UIView.accessibilityIdentifier, "I")
        says("view", words(#"><bool key="isElement" value="YES"/>"#), \UIView.isAccessibilityElement, true)
        let traits = #"><accessibilityTraits key="traits" link="YES" none="NO"/>"#
        says("view", words(traits), \UIView.accessibilityTraits, .link)
    }

    @Test func `a label is what its element says`() {
        says("label", #"text="Hi""#, \UILabel.text, "Hi")
        says("label", #"numberOfLines="3""#, \UILabel.numberOfLines, 3)
        says("label", #"textAlignment="natural""#, \UILabel.textAlignment, .natural)
        says("label", #"lineBreakMode="clip""#, \UILabel.lineBreakMode, .byClipping)
        says("label", #"baselineAdjustment="alignCenters""#, \UILabel.baselineAdjustment, .alignCenters)
        says("label", #"adjustsFontSizeToFit="NO""#, \UILabel.adjustsFontSizeToFitWidth, false)
        says("label", #"adjustsFontForContentSizeCategory="YES""#, \UILabel.adjustsFontForContentSizeCategory, true)
        says("label", #"minimumScaleFactor="0.5""#, \UILabel.minimumScaleFactor, 0.5)
        says("label", #"minimumFontSize="8.5""#, \UILabel.minimumScaleFactor, 0.5)
        says("label", #"preferredMaxLayoutWidth="40""#, \UILabel.preferredMaxLayoutWidth, 40)
        says("label", #"enabled="NO""#, \UILabel.isEnabled, false)
        says("label", #"highlighted="YES""#, \UILabel.isHighlighted, true)
        says("label", #"adjustsLetterSpacingToFitWidth="YES""#, \UILabel.allowsDefaultTighteningForTruncation, true)
        says("label", #"showsExpansionTextWhenTruncated="YES""#, \UILabel.showsExpansionTextWhenTruncated, true)
        says("label", red("textColor"), \UILabel.textColor, red)
        says("label", red("highlightedColor"), \UILabel.highlightedTextColor, red)
        says("label", red("shadowColor"), \UILabel.shadowColor, red)
        let offset = #"<size key="shadowOffset" width="1" height="2"/>"#
        says("label", offset, \UILabel.shadowOffset, CGSize(width: 1, height: 2))
    }

    @Test func `an image view is what its element says`() {
        says("imageView", star("image"), \UIImageView.image?.isSymbolImage, true)
        says("imageView", star("highlightedImage"), \UIImageView.highlightedImage?.isSymbolImage, true)
        says("imageView", #"highlighted="YES""#, \UIImageView.isHighlighted, true)
        let symbol = { (words: String) in
            #"<preferredSymbolConfiguration key="preferredSymbolConfiguration" \#(words)</preferredSymbolConfiguration>"#
        }
        let path = \UIImageView.preferredSymbolConfiguration
        typealias Symbol = UIImage.SymbolConfiguration
        says("imageView", symbol(#"pointSize="9" weight="bold">"#), path, Symbol(pointSize: 9, weight: .bold))
        says("imageView", symbol(#"weight="light">"#), path, Symbol(weight: .light))
        says("imageView", symbol(#"scale="small">"#), path, Symbol(scale: .small))
        let both = Symbol(weight: .light).applying(Symbol(scale: .small))
        says("imageView", symbol(#"scale="small" weight="light">"#), path, both)
        let font = #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#
        let body = Symbol(font: .preferredFont(forTextStyle: .body), scale: .large)
        says("imageView", symbol(#"configurationType="font" scale="large">"# + font), path, body)
        says(
            "imageView",
            #"adjustsImageSizeForAccessibilityContentSizeCategory="YES""#,
            \UIImageView.adjustsImageSizeForAccessibilityContentSizeCategory,
            true
        )
    }
}

extension UIView {
    /// How strongly the view hugs its content across and down, and resists being squeezed.
    fileprivate var wishes: [Float] {
        let axes = [NSLayoutConstraint.Axis.horizontal, .vertical]
        return axes.map { contentHuggingPriority(for: $0).rawValue }
            + axes.map { contentCompressionResistancePriority(for: $0).rawValue }
    }
}
