/// A text broken into lines, each with its place: what labels, text views and measures of attributed text rest on.
struct TextLines {
    /// One line, with the line feed that ends it.
    struct Line {
        /// The line's characters, counted in UTF-16.
        let range: NSRange
        /// The line's room.
        let rect: CGRect
        /// How much of the width the characters take, without spaces and line feeds at the end.
        let usedWidth: CGFloat
    }

    private(set) var lines: [Line] = []
    private let text: NSAttributedString
    private let font: UIFont

    /// Breaks `text` where no line may be wider than `width`; characters without a font have `font`.
    init(_ text: NSAttributedString, font: UIFont, width: CGFloat, limit: Int = 0, breaking: NSLineBreakMode? = nil) {
        self.text = text
        self.font = font
        let whole = text.string as NSString
        var place = 0
        var top: CGFloat = 0
        while place < whole.length, limit == 0 || lines.count < limit {
            let paragraph = whole.paragraphRange(for: NSRange(location: place, length: 0))
            let style = text.attribute(.paragraphStyle, at: place, effectiveRange: nil) as? NSParagraphStyle ?? .default
            if place > 0 { top += style.paragraphSpacingBefore }
            for range in broken(paragraph, width: width, style: style, breaking: breaking)
            where limit == 0 || lines.count < limit {
                let height = height(of: range, style: style)
                let used = self.width(of: trimmed(range, in: whole))
                let indent = range.location == paragraph.location ? style.firstLineHeadIndent : style.headIndent
                let size = CGSize(width: width.isFinite ? width - indent : used, height: height)
                let rect = CGRect(origin: CGPoint(x: indent, y: top), size: size)
                lines.append(Line(range: range, rect: rect, usedWidth: used))
                top += height + style.lineSpacing
            }
            top += style.paragraphSpacing
            place = NSMaxRange(paragraph)
        }
        addEmptyLastLine(whole, width: width, limit: limit, top: top)
    }

    /// The characters.
    var string: String { text.string }

    /// The room that all lines take, without rounding.
    var size: CGSize {
        CGSize(
            width: lines.map { $0.rect.minX + $0.usedWidth }.max() ?? 0,
            height: lines.last?.rect.maxY ?? 0
        )
    }

    /// The width of a range that lies on one line.
    func width(of range: NSRange) -> CGFloat {
        guard range.length > 0 else { return 0 }
        var width: CGFloat = 0
        text.enumerateAttributes(in: range) { attributes, part, _ in
            if let attachment = attributes[.attachment] as? NSTextAttachment {
                width += attachment.size.width
            } else {
                let letters = text.attributedSubstring(from: part).string
                let extra = Self.number(attributes[.kern]) ?? Self.number(attributes[.tracking]) ?? 0
                let measure = TextMeasure(font: attributes[.font] as? UIFont ?? font)
                width += measure.width(of: letters) + extra * CGFloat(letters.count)
            }
        }
        return width
    }

    private static func number(_ value: Any?) -> CGFloat? {
        value as? CGFloat ?? (value as? Double).map { CGFloat($0) } ?? (value as? Int).map { CGFloat($0) }
            ?? (value as? Float).map { CGFloat($0) }
    }

    private func height(of range: NSRange, style: NSParagraphStyle) -> CGFloat {
        var height: CGFloat = 0
        text.enumerateAttributes(in: range) { attributes, _, _ in
            height = max(height, (attributes[.font] as? UIFont ?? font).lineHeight)
            height = max(height, (attributes[.attachment] as? NSTextAttachment)?.size.height ?? 0)
        }
        if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
        height = max(height, style.minimumLineHeight)
        return style.maximumLineHeight > 0 ? min(height, style.maximumLineHeight) : height
    }

    private mutating func addEmptyLastLine(_ whole: NSString, width: CGFloat, limit: Int, top: CGFloat) {
        let isOpen = whole.length == 0 || whole.character(at: whole.length - 1) == 10
        guard isOpen, limit == 0 || lines.count < limit, whole.length > 0 else { return }
        let rect = CGRect(x: 0, y: top, width: width.isFinite ? width : 0, height: font.lineHeight)
        lines.append(Line(range: NSRange(location: whole.length, length: 0), rect: rect, usedWidth: 0))
    }

    private func trimmed(_ range: NSRange, in whole: NSString) -> NSRange {
        var range = range
        while range.length > 0, [10, 13, 32].contains(whole.character(at: NSMaxRange(range) - 1)) { range.length -= 1 }
        return range
    }
}
