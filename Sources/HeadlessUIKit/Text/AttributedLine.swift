/// A line of text whose parts have looks of their own.
struct AttributedLine {
    /// How wide the line is, with its indent.
    let width: CGFloat
    /// How high it is, by its letters and its paragraph's style.
    let height: CGFloat
    /// How far letters reach below the baseline.
    let descent: CGFloat
    /// The room between it and the line before.
    let gapBefore: CGFloat

    /// The line that some letters make; without any, as high as `font`.
    init(
        _ letters: ArraySlice<AttributedLetter>,
        font: UIFont,
        style: NSParagraphStyle,
        indent: CGFloat,
        gapBefore: CGFloat
    ) {
        width = letters.reduce(indent) { $0 + $1.width }
        descent = letters.map(\.run.descent).max() ?? -font.descender
        let natural = (letters.map(\.run.ascent).max() ?? font.ascender) + descent
        let wanted = style.lineHeightMultiple > 0 ? natural * style.lineHeightMultiple : natural
        let least = max(wanted, style.minimumLineHeight)
        height = style.maximumLineHeight > 0 ? min(least, style.maximumLineHeight) : least
        self.gapBefore = gapBefore
    }
}
