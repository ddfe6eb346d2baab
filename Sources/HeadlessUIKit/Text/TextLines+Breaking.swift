extension TextLines {
    /// The ranges of the lines of one paragraph.
    func broken(
        _ paragraph: NSRange,
        width: CGFloat,
        style: NSParagraphStyle,
        breaking: NSLineBreakMode?
    ) -> [NSRange] {
        guard width.isFinite else { return [paragraph] }
        let mode = breaking ?? style.lineBreakMode
        let tail = style.tailIndent > 0 ? style.tailIndent : width + style.tailIndent
        var ranges: [NSRange] = []
        var rest = paragraph
        while rest.length > 0 {
            let indent = ranges.isEmpty ? style.firstLineHeadIndent : style.headIndent
            let length = lengthOfLine(in: rest, width: tail - indent, mode: mode)
            ranges.append(NSRange(location: rest.location, length: length))
            rest = NSRange(location: rest.location + length, length: rest.length - length)
        }
        return ranges
    }

    /// How many characters fit: to the last space if there is one, else to the last character, but one at least.
    private func lengthOfLine(in rest: NSRange, width: CGFloat, mode: NSLineBreakMode) -> Int {
        let letters = letters(in: rest)
        var room = width
        var afterSpace = 0
        for (index, letter) in letters.enumerated() {
            if letter.isSpace {
                afterSpace = letter.end
                continue
            }
            room -= gap(before: index, in: letters) + letter.width
            guard room < -0.001 else { continue }
            if mode != .byCharWrapping, afterSpace > 0 { return afterSpace }
            return max(letter.start, letters[0].end)
        }
        return rest.length
    }

    private struct Letter {
        let start: Int
        let end: Int
        let width: CGFloat
        let isSpace: Bool
    }

    private func letters(in range: NSRange) -> [Letter] {
        var letters: [Letter] = []
        var place = 0
        for character in substring(range) {
            let length = String(character).utf16.count
            let own = NSRange(location: range.location + place, length: length)
            letters.append(
                Letter(
                    start: place,
                    end: place + length,
                    width: width(of: own),
                    isSpace: character == " " || character.isNewline
                )
            )
            place += length
        }
        return letters
    }

    /// The width of the spaces right before a letter, which count only when the letter follows on the line.
    private func gap(before index: Int, in letters: [Letter]) -> CGFloat {
        letters[..<index].reversed().prefix { $0.isSpace }.reduce(0) { $0 + $1.width }
    }
}
