import Diagnostics

extension TemplateParser {
    /// The template that `tag` names, by itself or through a value.
    mutating func target(of tag: Tag) throws(Diagnostic) -> Inclusion.Target {
        guard tag.name.hasPrefix("*") else {
            refer(.template, tag.name, tag)
            return .named(tag.name)
        }
        let path = try Path(String(tag.name.dropFirst()), in: text, at: tag.nameOffset)
        refer(.value, path.words, tag)
        includesByValue = true
        return .valueOf(path)
    }

    /// Ends a block that replaces one of a parent's.
    mutating func closeArgument(_ tag: Tag) throws(Diagnostic) {
        let start = text.blankStart(before: tag.range.lowerBound)
        copyWords(upTo: max(rest, start ?? tag.range.lowerBound), beforeTag: false)
        rest = tag.range.upperBound
        let opened = open.removeLast()
        let offset = opened.tag.nameOffset
        guard let parent = open.indices.last else { return }
        guard !open[parent].arguments.contains(where: { $0.name == tag.name }) else {
            throw .givenTwice(opened.tag, in: text)
        }
        let indentation = opened.startsLine ? opened.nodes.intrinsicIndentation(in: text) : opened.lead
        let argument = Block(
            name: tag.name,
            offset: offset,
            nodes: opened.nodes.dedented(by: indentation ?? offset..<offset, in: text),
            indentation: offset..<offset,
            startsLine: opened.startsLine,
            ending: .sameLine
        )
        open[parent].arguments.append(argument)
    }

    /// Ends a parent tag.
    mutating func closeParent(_ tag: Tag) throws(Diagnostic) {
        let opened = open.removeLast()
        let offset = opened.tag.nameOffset
        let end = text.blankEnd(after: tag.range.upperBound)
        rest = tag.range.upperBound
        var indentation: Range<Int>?
        if let lead = opened.lead, let end {
            indentation = lead
            rest = end
        } else if let lead = opened.lead {
            add(.text(Node.Words(range: lead, startsLine: true)), at: offset)
        }
        let parent = Inclusion(
            target: try target(of: opened.tag),
            offset: offset,
            indentation: indentation,
            arguments: opened.arguments,
            stray: opened.stray
        )
        add(.inclusion(parent), at: offset)
    }
}

extension Diagnostic {
    static func givenTwice(_ tag: Tag, in text: TemplateText) -> Diagnostic {
        Diagnostic(
            "The block '\(tag.name)' is given twice to the same parent.",
            at: text.place(at: tag.range.lowerBound),
            fix: "Remove one of the two."
        )
    }
}
