/// A letter of text whose parts have looks of their own.
struct AttributedLetter {
    let character: Character
    let width: CGFloat
    let run: NSAttributedString.Run

    var isLineEnd: Bool { character == "\n" }
}

extension NSAttributedString.Run {
    /// The letters of the part, each with its width.
    var letters: [AttributedLetter] {
        let measure = TextMeasure(font: font)
        return text.map { letter in
            let own = attachment.map { $0.size.width + 2 * $0.lineLayoutPadding } ?? measure.width(of: letter)
            return AttributedLetter(character: letter, width: own + kern, run: self)
        }
    }

    /// How far the part reaches above the baseline.
    var ascent: CGFloat { attachment.map { $0.bounds.minY + $0.size.height } ?? font.ascender }
    /// How far the part reaches below the baseline.
    var descent: CGFloat { attachment.map { -$0.bounds.minY } ?? -font.descender }
}
