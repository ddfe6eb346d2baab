extension ListLayout {
    /// Takes one entry out, and with it the comment behind it where it has a line of its own.
    func removal(of index: Int) -> [Splice] {
        let isLast = index == elements.count - 1
        let isListEnd = isLast && gaps[index + 1].comma == nil
        let comma = isListEnd ? gaps[index].comma.map { [Splice.delete($0)] } ?? [] : []
        return comma + removal(of: index, isLast: isLast)
    }

    private func removal(of index: Int, isLast: Bool) -> [Splice] {
        let (before, after) = (gaps[index], gaps[index + 1])
        let element = elements[index]
        if startsLine(index), let start = before.lastLineEnd {
            if let end = after.lineEnd { return [.delete(start.upperBound..<end.upperBound)] }
            if isLast {
                let isKept = index == 0 || before.isLineComment(before: start)
                return removal(from: isKept ? start.upperBound : start.lowerBound, of: index)
            }
        }
        if !isLast, after.lineEnd == nil { return removal(from: element.lowerBound, of: index, takingBlank: true) }
        if index == 0, before.lineEnd == nil, !isLast, startsLine(1), !after.hasComment {
            return [.delete(element.lowerBound..<elements[1].lowerBound)]
        }
        let hasSpace = bytes[element.lowerBound - 1] == UInt8(ascii: " ")
        return removal(from: element.lowerBound - (hasSpace ? 1 : 0), of: index, takingBlank: !hasSpace)
    }

    /// Takes out all from `start` to the entry's comma but comments, and one blank behind it when told to.
    private func removal(from start: Int, of index: Int, takingBlank: Bool = false) -> [Splice] {
        let gap = gaps[index + 1]
        let end = elements[index].upperBound
        let comma = gap.comma ?? end..<end
        let blank = takingBlank && gap.tail.first?.kind == .blank ? 1 : 0
        if !gap.pieces.prefix(while: { $0.kind != .comma }).contains(where: \.isComment) {
            return [.delete(start..<comma.upperBound + blank)]
        }
        return [.delete(start..<end), .delete(comma.lowerBound..<comma.upperBound + blank)]
    }
}

extension Gap {
    /// Whether the line that ends at `lineEnd` ends in a `//` comment, which would swallow what is drawn up to it.
    fileprivate func isLineComment(before lineEnd: Range<Int>) -> Bool {
        pieces.contains { $0.kind == .lineComment && $0.range.upperBound == lineEnd.lowerBound }
    }
}
