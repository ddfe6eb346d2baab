extension [Node] {
    /// The blanks that every line begins with; nil when there is no line, or none but empty ones.
    func intrinsicIndentation(in text: TemplateText) -> Range<Int>? {
        lineStarts(in: text).reduce(nil) { common, blanks in
            guard let common else { return blanks }
            let pairs = zip(text.bytes[common], text.bytes[blanks])
            return common.lowerBound..<common.lowerBound + pairs.prefix(while: ==).count
        }
    }

    /// The same with `blanks`, or as much of them as is there, taken from the start of each line.
    func dedented(by blanks: Range<Int>, in text: TemplateText) -> [Node] {
        guard !blanks.isEmpty else { return self }
        return flatMap { node -> [Node] in
            switch node {
            case .text(let words):
                words.dedented(by: blanks, in: text).map(Node.text)
            case .variable:
                [node]
            case .section(let section):
                [.section(section.dedented(by: blanks, in: text))]
            case .inclusion(let inclusion):
                [.inclusion(inclusion.dedented(by: blanks, in: text))]
            case .block(let block):
                [.block(block.dedented(by: blanks, in: text))]
            }
        }
    }

    private func lineStarts(in text: TemplateText) -> [Range<Int>] {
        flatMap { node -> [Range<Int>] in
            switch node {
            case .text(let words):
                words.lineStarts(in: text)
            case .variable:
                []
            case .section(let section):
                section.nodes.lineStarts(in: text)
            case .inclusion(let inclusion):
                inclusion.indentation.map { [$0] } ?? []
            case .block(let block):
                block.nodes.isEmpty && block.startsLine ? [block.indentation] : block.nodes.lineStarts(in: text)
            }
        }
    }
}

extension Node.Words {
    fileprivate func lineStarts(in text: TemplateText) -> [Range<Int>] {
        lines(in: text).compactMap { line, startsLine in
            guard startsLine else { return nil }
            let rest = text.bytes[line].drop(while: \.isBlank)
            return rest.first?.isWhitespace == true ? nil : line.lowerBound..<rest.startIndex
        }
    }

    fileprivate func dedented(by blanks: Range<Int>, in text: TemplateText) -> [Node.Words] {
        lines(in: text).map { line, startsLine in
            Node.Words(range: startsLine ? text.drop(blanks, from: line) : line, startsLine: startsLine)
        }
    }

    private func lines(in text: TemplateText) -> [(range: Range<Int>, startsLine: Bool)] {
        guard !range.isEmpty else { return [(range, startsLine)] }
        var lines: [(Range<Int>, Bool)] = []
        var start = range.lowerBound
        while start < range.upperBound {
            let end = text.lineEnd(after: start, limit: range.upperBound)
            lines.append((start..<end, start == range.lowerBound ? startsLine : true))
            start = end
        }
        return lines
    }
}

extension Section {
    fileprivate func dedented(by blanks: Range<Int>, in text: TemplateText) -> Section {
        Section(path: path, isInverted: isInverted, nodes: nodes.dedented(by: blanks, in: text))
    }
}

extension Inclusion {
    fileprivate func dedented(by blanks: Range<Int>, in text: TemplateText) -> Inclusion {
        Inclusion(
            target: target,
            offset: offset,
            indentation: indentation.map { text.drop(blanks, from: $0) },
            arguments: arguments,
            stray: stray
        )
    }
}

extension Block {
    fileprivate func dedented(by blanks: Range<Int>, in text: TemplateText) -> Block {
        Block(
            name: name,
            offset: offset,
            nodes: nodes.dedented(by: blanks, in: text),
            indentation: text.drop(blanks, from: indentation),
            startsLine: startsLine,
            ending: ending
        )
    }
}

extension TemplateText {
    /// `range` without the bytes at its start that are those of `blanks`.
    fileprivate func drop(_ blanks: Range<Int>, from range: Range<Int>) -> Range<Int> {
        let same = zip(bytes[blanks], bytes[range]).prefix(while: ==).count
        return range.lowerBound + same..<range.upperBound
    }
}
