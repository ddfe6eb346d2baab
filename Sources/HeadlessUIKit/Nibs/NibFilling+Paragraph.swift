internal import XibDocument

extension NibFilling {
    /// How the lines of a paragraph of attributed text are set.
    var paragraphStyle: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        set(\.alignment, of: style, from: "alignment", words: NibWords.textAlignments)
        set(\.lineBreakMode, of: style, from: "lineBreakMode", words: NibWords.lineBreakModes)
        set(\.baseWritingDirection, of: style, from: "baseWritingDirection", words: NibWords.writingDirections)
        set(\.lineSpacing, of: style, from: "lineSpacing")
        set(\.paragraphSpacing, of: style, from: "paragraphSpacing")
        set(\.paragraphSpacingBefore, of: style, from: "paragraphSpacingBefore")
        set(\.headIndent, of: style, from: "headIndent")
        set(\.tailIndent, of: style, from: "tailIndent")
        set(\.firstLineHeadIndent, of: style, from: "firstLineHeadIndent")
        set(\.minimumLineHeight, of: style, from: "minimumLineHeight")
        set(\.maximumLineHeight, of: style, from: "maximumLineHeight")
        set(\.lineHeightMultiple, of: style, from: "lineHeightMultiple")
        set(\.hyphenationFactor, of: style, from: "hyphenationFactor")
        set(\.defaultTabInterval, of: style, from: "defaultTabInterval")
        set(\.allowsDefaultTighteningForTruncation, of: style, from: "allowsDefaultTighteningForTruncation")
        if let stops = node.child("tabStops")?.children("textTab") {
            style.tabStops = stops.map { stop in
                let side = stop.attribute("alignment").flatMap { NibWords.textAlignments[$0] } ?? .left
                stop.takeAll()
                return NSTextTab(textAlignment: side, location: stop.value("location") ?? 0)
            }
        }
        // UIKit has no property for them.
        for name in ["tighteningFactorForTruncation", "headerLevel"] { _ = node.attribute(name) }
        return style
    }
}

extension NibWords {
    static let writingDirections: [String: NSWritingDirection] = [
        "natural": .natural, "leftToRight": .leftToRight, "rightToLeft": .rightToLeft,
    ]
}
