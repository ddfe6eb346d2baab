/// Breaks text into lines and tells how much room they take.
package struct TextMeasure {
    /// The font of the text.
    package let font: UIFont
    /// How many lines there may be; 0 for any number.
    package let lineLimit: Int
    /// Where lines are broken.
    package let breaking: NSLineBreakMode

    /// Measures text in a font.
    package init(font: UIFont, lineLimit: Int = 0, breaking: NSLineBreakMode = .byWordWrapping) {
        self.font = font
        self.lineLimit = lineLimit
        self.breaking = breaking
    }

    /// The room that `text` takes where no line may be wider than `width`, rounded up to whole pixels.
    package func size(of text: String, width: CGFloat = .infinity) -> CGSize {
        guard !text.isEmpty else { return .zero }
        if let line = singleLine(of: text, width: width) { return line }
        let lines = lines(of: text, width: width)
        let widest = lines.map { self.width(of: $0) }.max() ?? 0
        return CGSize(
            width: Self.pixelCeiling(widest),
            height: Self.pixelCeiling(font.lineHeight * CGFloat(lines.count))
        )
    }

    /// The lines that `text` makes where none may be wider than `width`; what exceeds the limit is left out.
    package func lines(of text: String, width: CGFloat) -> [Substring] {
        var lines: [Substring] = []
        for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
            guard lineLimit == 0 || lines.count < lineLimit else { break }
            lines += broken(paragraph, width: width)
        }
        return lineLimit == 0 ? lines : Array(lines.prefix(lineLimit))
    }

    /// The width of a letter without rounding.
    func width(of letter: Character) -> CGFloat {
        CGFloat(LetterWidths.width(of: letter, in: font.face)) * font.pointSize / 1000
    }

    /// The width of a line without rounding.
    package func width(of line: some StringProtocol) -> CGFloat {
        let thousandths =
            LetterWidths.width(ofASCII: line.utf8, in: font.face)
            ?? line.reduce(0) { $0 + LetterWidths.width(of: $1, in: font.face) }
        return CGFloat(thousandths) * font.pointSize / 1000
    }

    /// The next whole pixel of the display.
    static func pixelCeiling(_ length: CGFloat) -> CGFloat {
        let scale: CGFloat = 3
        return (length * scale - 0.001).rounded(.up) / scale
    }

    /// The room of text that makes one line; nil where it makes several.
    private func singleLine(of text: String, width: CGFloat) -> CGSize? {
        guard !text.utf8.contains(UInt8(ascii: "\n")) else { return nil }
        let own = self.width(of: text)
        guard own <= width else { return nil }
        return CGSize(width: Self.pixelCeiling(own), height: Self.pixelCeiling(font.lineHeight))
    }

    private func broken(_ paragraph: Substring, width: CGFloat) -> [Substring] {
        guard width < .infinity, self.width(of: paragraph) > width else { return [paragraph] }
        var lines: [Substring] = []
        var rest = paragraph
        while !rest.isEmpty {
            let end = breakIndex(in: rest, width: width)
            lines.append(rest[..<end])
            rest = rest[end...].drop { $0 == " " }
        }
        return lines
    }

    /// Where the line that `text` starts with ends: at a space if one fits, else at a character, but after one at least.
    private func breakIndex(in text: Substring, width: CGFloat) -> Substring.Index {
        var room = width * 1000 / font.pointSize
        var space: Substring.Index?
        for index in text.indices {
            if text[index] == " " { space = index }
            room -= CGFloat(LetterWidths.width(of: text[index], in: font.face))
            guard room < 0, text[index] != " " else { continue }
            if breaking != .byCharWrapping, let space, space > text.startIndex { return space }
            return index > text.startIndex ? index : text.index(after: index)
        }
        return text.endIndex
    }
}
