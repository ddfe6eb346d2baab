/// Breaks text whose parts have looks of their own into lines, and tells how much room they take.
struct AttributedMeasure {
    private let letters: [AttributedLetter]
    private let font: UIFont
    private let lineLimit: Int
    private let breaking: NSLineBreakMode?

    /// Measures `text`, whose parts without a font of their own have `font`; without `breaking`, each paragraph's style
    /// says where its lines are broken.
    init(_ text: NSAttributedString, font: UIFont, lineLimit: Int = 0, breaking: NSLineBreakMode? = nil) {
        self.font = font
        self.lineLimit = lineLimit
        self.breaking = breaking
        letters = text.runs(font: font).flatMap(\.letters)
    }

    /// The room that the text takes where no line may be wider than `width`, without rounding.
    func size(width: CGFloat = .infinity) -> CGSize {
        let lines = lines(width: width)
        return CGSize(
            width: lines.map(\.width).max() ?? 0,
            height: lines.height
        )
    }

    /// The lines that the text makes where none may be wider than `width`; what exceeds the limit is left out.
    func lines(width: CGFloat) -> [AttributedLine] {
        var lines: [AttributedLine] = []
        var gap: CGFloat = 0
        for paragraph in letters.split(omittingEmptySubsequences: false, whereSeparator: \.isLineEnd) {
            guard lineLimit == 0 || lines.count < lineLimit else { break }
            let style = style(of: paragraph)
            gap += style.paragraphSpacingBefore
            for line in broken(paragraph, width: width, style: style) {
                let isFirst = line.startIndex == paragraph.startIndex
                let indent = isFirst ? style.firstLineHeadIndent : style.headIndent
                lines.append(AttributedLine(line, font: font, style: style, indent: indent, gapBefore: gap))
                gap = style.lineSpacing
            }
            gap += style.paragraphSpacing
        }
        return lineLimit == 0 ? lines : Array(lines.prefix(lineLimit))
    }

    /// The style of a paragraph: that of its first letter, or of the end of an empty one.
    private func style(of paragraph: ArraySlice<AttributedLetter>) -> NSParagraphStyle {
        let letter = letters.indices.contains(paragraph.startIndex) ? letters[paragraph.startIndex] : letters.last
        return letter?.run.style ?? .default
    }

    private func broken(
        _ paragraph: ArraySlice<AttributedLetter>,
        width: CGFloat,
        style: NSParagraphStyle
    ) -> [ArraySlice<AttributedLetter>] {
        let mode = breaking ?? style.lineBreakMode
        guard width < .infinity, breaking != nil || mode.breaksLines else { return [paragraph] }
        var lines: [ArraySlice<AttributedLetter>] = []
        var rest = paragraph
        repeat {
            let indent = lines.isEmpty ? style.firstLineHeadIndent : style.headIndent
            let end = style.tailIndent > 0 ? min(width, style.tailIndent) : width + style.tailIndent
            let index = breakIndex(in: rest, width: end - indent, mode: mode)
            lines.append(rest[..<index])
            rest = rest[index...].drop { $0.character == " " }
        } while !rest.isEmpty
        return lines
    }

    /// Where the line that `letters` start with ends: at a space if one fits, else at a letter, but after one at least.
    private func breakIndex(
        in letters: ArraySlice<AttributedLetter>,
        width: CGFloat,
        mode: NSLineBreakMode
    ) -> Int {
        var room = width
        var space: Int?
        for index in letters.indices {
            if letters[index].character == " " { space = index }
            room -= letters[index].width
            guard room < 0, letters[index].character != " " else { continue }
            if mode != .byCharWrapping, let space, space > letters.startIndex { return space }
            return max(index, letters.startIndex + 1)
        }
        return letters.endIndex
    }
}

extension Collection<AttributedLine> {
    /// The room that the lines take below one another, with the gaps between them.
    var height: CGFloat {
        let bare: CGFloat = reduce(0) { $0 + $1.height }
        return dropFirst().reduce(bare) { $0 + $1.gapBefore }
    }
}

extension NSLineBreakMode {
    /// Whether text that is too wide goes on in the next line.
    fileprivate var breaksLines: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
