/// Breaks text whose parts have fonts of their own into lines, and tells how much room they take.
struct AttributedMeasure {
    /// A line of text.
    struct Line {
        var width: CGFloat = 0
        /// How far letters reach above and below the baseline.
        var ascent: CGFloat = 0
        var descent: CGFloat = 0

        var height: CGFloat { ascent + descent }

        fileprivate init(_ letters: ArraySlice<Letter>, font: UIFont) {
            width = letters.reduce(0) { $0 + $1.width }
            ascent = letters.map(\.font.ascender).max() ?? font.ascender
            descent = letters.map { -$0.font.descender }.max() ?? -font.descender
        }
    }

    fileprivate struct Letter {
        let character: Character
        let width: CGFloat
        let font: UIFont

        var isLineEnd: Bool { character == "\n" }
    }

    private let letters: [Letter]
    private let font: UIFont
    private let lineLimit: Int
    private let breaking: NSLineBreakMode

    /// Measures `text`, whose parts without a font of their own have `font`.
    init(
        _ text: NSAttributedString,
        font: UIFont,
        lineLimit: Int = 0,
        breaking: NSLineBreakMode = .byWordWrapping
    ) {
        self.font = font
        self.lineLimit = lineLimit
        self.breaking = breaking
        letters = text.runs(font: font).flatMap { run in
            let measure = TextMeasure(font: run.font)
            return run.text.map { Letter(character: $0, width: measure.width(of: $0) + run.kern, font: run.font) }
        }
    }

    /// The room that the text takes where no line may be wider than `width`, without rounding.
    func size(width: CGFloat = .infinity) -> CGSize {
        let lines = lines(width: width)
        return CGSize(width: lines.map(\.width).max() ?? 0, height: lines.reduce(0) { $0 + $1.height })
    }

    /// The lines that the text makes where none may be wider than `width`; what exceeds the limit is left out.
    func lines(width: CGFloat) -> [Line] {
        var lines: [Line] = []
        for paragraph in letters.split(omittingEmptySubsequences: false, whereSeparator: \.isLineEnd) {
            guard lineLimit == 0 || lines.count < lineLimit else { break }
            lines += broken(paragraph, width: width).map { Line($0, font: font) }
        }
        return lineLimit == 0 ? lines : Array(lines.prefix(lineLimit))
    }

    private func broken(_ paragraph: ArraySlice<Letter>, width: CGFloat) -> [ArraySlice<Letter>] {
        guard width < .infinity, paragraph.reduce(0, { $0 + $1.width }) > width else { return [paragraph] }
        var lines: [ArraySlice<Letter>] = []
        var rest = paragraph
        while !rest.isEmpty {
            let end = breakIndex(in: rest, width: width)
            lines.append(rest[..<end])
            rest = rest[end...].drop { $0.character == " " }
        }
        return lines
    }

    /// Where the line that `letters` start with ends: at a space if one fits, else at a letter, but after one at least.
    private func breakIndex(in letters: ArraySlice<Letter>, width: CGFloat) -> Int {
        var room = width
        var space: Int?
        for index in letters.indices {
            if letters[index].character == " " { space = index }
            room -= letters[index].width
            guard room < 0, letters[index].character != " " else { continue }
            if breaking != .byCharWrapping, let space, space > letters.startIndex { return space }
            return max(index, letters.startIndex + 1)
        }
        return letters.endIndex
    }
}
