extension ListLayout {
    /// Puts `sources` after the first `count` entries.
    func insertion(of sources: [String], after count: Int) -> [Splice] {
        if elements.isEmpty { return insertionIntoEmptyList(sources) }
        return count == elements.count ? insertionAtEnd(sources) : insertion(of: sources, before: count)
    }

    private func insertion(of sources: [String], before index: Int) -> [Splice] {
        let gap = gaps[index]
        if let end = gap.lineEnd {
            let offset = index == 0 ? startOfComments(above: 0) : end.upperBound
            return [.insert(lines(sources, like: index, lineEnd: end), at: offset)]
        }
        if index == 0, elements.count > 1, startsLine(1), let end = gaps[1].lineEnd {
            let separator = "," + text(end) + text(gaps[1].trailingBlank)
            return [.insert(sources.map { $0 + separator }.joined(), at: elements[0].lowerBound)]
        }
        let before = gap.comma?.upperBound ?? gap.range.lowerBound
        let blank = gap.tail.first.flatMap { $0.kind == .blank ? $0.range : nil }
        return [.insert(sources.map { $0 + ", " }.joined(), at: blank?.upperBound ?? before)]
    }

    private func insertionAtEnd(_ sources: [String]) -> [Splice] {
        let last = elements.count - 1
        let gap = gaps[last + 1]
        let comma = gap.comma == nil ? [Splice.insert(",", at: elements[last].upperBound)] : []
        if let end = gap.lineEnd {
            let lines = lines(sources, like: last, lineEnd: end, endsWithComma: gap.comma != nil)
            return comma + [.insert(lines, at: end.upperBound)]
        }
        let lineStart = gaps[last].lastLineEnd.map { text($0) + text(gaps[last].trailingBlank) }
        let lead = startsLine(last) ? lineStart ?? " " : " "
        let added = sources.map { lead + $0 }.joined(separator: ",") + (gap.comma == nil ? "" : ",")
        let offset = gap.tail.last { $0.kind != .blank }?.range.upperBound
        return comma + [.insert(added, at: offset ?? gap.comma?.upperBound ?? gap.range.lowerBound)]
    }

    private func insertionIntoEmptyList(_ sources: [String]) -> [Splice] {
        let gap = gaps[0]
        guard let end = gap.lastLineEnd else {
            let added = sources.joined(separator: ", ")
            if gap.hasComment { return [.insert(" " + added, at: gap.trailingBlank.lowerBound)] }
            return [.insert(added + (gap.range.isEmpty ? "" : " "), at: gap.range.upperBound)]
        }
        let indentation = text(blank(at: end.upperBound)) + SourceLines(bytes).indentation
        let lines = sources.map { indentation + $0 + "," + text(end) }.joined()
        return [.insert(lines, at: end.upperBound)]
    }

    /// Lines of their own, indented as the nearest entry that starts a line.
    private func lines(
        _ sources: [String],
        like index: Int,
        lineEnd: Range<Int>,
        endsWithComma: Bool = true
    ) -> String {
        let indentation = indentation(near: index)
        let lines = sources.map { indentation + $0 }.joined(separator: "," + text(lineEnd))
        return lines + (endsWithComma ? "," : "") + text(lineEnd)
    }

    private func indentation(near index: Int) -> String {
        let model = startsLine(index) ? index : elements.indices[..<index].last(where: startsLine)
        if let model = model ?? elements.indices[index...].first(where: startsLine) {
            return text(gaps[model].trailingBlank)
        }
        let bracket = gaps[elements.count].lastLineEnd.map { text(blank(at: $0.upperBound)) } ?? ""
        return bracket + SourceLines(bytes).indentation
    }

    private func blank(at offset: Int) -> Range<Int> {
        let blanks = bytes[offset...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        return offset..<blanks.endIndex
    }

    /// The start of the comment lines that stand right above an entry, or of its own line.
    private func startOfComments(above index: Int) -> Int {
        var start = gaps[index].range.upperBound
        var isBlankLine = false
        for piece in gaps[index].pieces.reversed() {
            switch piece.kind {
            case .lineEnd where isBlankLine: return start
            case .lineEnd:
                start = piece.range.upperBound
                isBlankLine = true
            case .lineComment, .blockComment: isBlankLine = false
            case .blank, .comma: break
            }
        }
        return start
    }
}
