extension NSLayoutManager {
    /// The room that the text takes in a container.
    public func usedRect(for container: NSTextContainer) -> CGRect {
        let size = lines.size
        return CGRect(x: 0, y: 0, width: size.width + 2 * padding, height: size.height)
    }

    /// The glyphs in a container.
    public func glyphRange(for container: NSTextContainer) -> NSRange {
        NSRange(location: 0, length: lines.lines.last.map { NSMaxRange($0.range) } ?? 0)
    }

    /// The glyphs of a range of characters.
    public func glyphRange(
        forCharacterRange charRange: NSRange,
        actualCharacterRange actualCharRange: NSRangePointer?
    ) -> NSRange {
        actualCharRange?.pointee = charRange
        return charRange
    }

    /// The characters of a range of glyphs.
    public func characterRange(
        forGlyphRange glyphRange: NSRange,
        actualGlyphRange: NSRangePointer?
    ) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }

    /// The glyph of a character.
    public func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    /// The character of a glyph.
    public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

    /// The rectangle around a range of glyphs.
    public func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        lines.rects(of: glyphRange).reduce(CGRect.null) { $0.union($1) }.offsetBy(dx: padding, dy: 0)
    }

    /// The room of the line on which a glyph lies.
    public func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        guard let index = lines.lineIndex(of: glyphIndex) else { return .zero }
        effectiveRange?.pointee = lines.lines[index].range
        return lines.lines[index].rect.insetBy(dx: -padding, dy: 0).offsetBy(dx: padding, dy: 0)
    }

    /// What the glyphs take of the room of the line on which a glyph lies.
    public func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        guard let index = lines.lineIndex(of: glyphIndex) else { return .zero }
        let line = lines.lines[index]
        effectiveRange?.pointee = line.range
        return CGRect(
            x: line.rect.minX,
            y: line.rect.minY,
            width: line.usedWidth + 2 * padding,
            height: line.rect.height
        )
    }

    /// Where a glyph is, in the room of its line.
    public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        let caret = lines.caret(at: glyphIndex)
        return CGPoint(x: caret.minX + padding, y: caret.height * 0.8)
    }

    /// The glyph at a point of a container.
    public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    }

    /// The character at a point of a container.
    public func characterIndex(
        for point: CGPoint,
        in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let place = CGPoint(x: point.x - padding, y: point.y)
        let nearest = lines.location(nearest: place)
        let isBehind = lines.caret(at: nearest).minX > place.x && nearest > 0
        partialFraction?.pointee = isBehind ? 0.75 : 0.25
        return max(0, min(isBehind ? nearest - 1 : nearest, numberOfGlyphs - 1))
    }

    /// Shows each line of a range of glyphs to `block`, until it sets the last argument.
    public func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let container = textContainers.first else { return }
        var stop: ObjCBool = false
        for line in lines.lines where NSIntersectionRange(line.range, glyphRange).length > 0 && !stop.boolValue {
            let room = lineFragmentRect(forGlyphAt: line.range.location, effectiveRange: nil)
            let used = lineFragmentUsedRect(forGlyphAt: line.range.location, effectiveRange: nil)
            block(room, used, container, line.range, &stop)
        }
    }
}
