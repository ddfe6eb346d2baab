extension UIFont {
    /// What a text is for, from which its font follows.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// UIKit's name of the style.
        public var rawValue: String

        /// Names a style.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The largest titles.
        public static var largeTitle: TextStyle { TextStyle(rawValue: "UICTFontTextStyleTitle0") }
        /// Titles of the first level.
        public static var title1: TextStyle { TextStyle(rawValue: "UICTFontTextStyleTitle1") }
        /// Titles of the second level.
        public static var title2: TextStyle { TextStyle(rawValue: "UICTFontTextStyleTitle2") }
        /// Titles of the third level.
        public static var title3: TextStyle { TextStyle(rawValue: "UICTFontTextStyleTitle3") }
        /// Headings.
        public static var headline: TextStyle { TextStyle(rawValue: "UICTFontTextStyleHeadline") }
        /// Subheadings.
        public static var subheadline: TextStyle { TextStyle(rawValue: "UICTFontTextStyleSubhead") }
        /// Running text.
        public static var body: TextStyle { TextStyle(rawValue: "UICTFontTextStyleBody") }
        /// Text that is called out.
        public static var callout: TextStyle { TextStyle(rawValue: "UICTFontTextStyleCallout") }
        /// Footnotes.
        public static var footnote: TextStyle { TextStyle(rawValue: "UICTFontTextStyleFootnote") }
        /// Captions.
        public static var caption1: TextStyle { TextStyle(rawValue: "UICTFontTextStyleCaption1") }
        /// Small captions.
        public static var caption2: TextStyle { TextStyle(rawValue: "UICTFontTextStyleCaption2") }
    }
}

extension UIFont.TextStyle {
    var face: FontFace {
        FontFace(weight: self == .headline ? .semibold : .regular)
    }

    /// The size of the style's font; an unknown style has running text's.
    func pointSize(for category: UIContentSizeCategory) -> CGFloat {
        let sizes = Self.sizes[self] ?? Self.bodySizes
        return sizes[UIContentSizeCategory.ascending.firstIndex(of: category) ?? 3]
    }

    private static let bodySizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

    /// The point sizes from the smallest content size category to the largest.
    private static let sizes: [UIFont.TextStyle: [CGFloat]] = [
        .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        .headline: bodySizes,
        .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        .body: bodySizes,
        .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]
}
