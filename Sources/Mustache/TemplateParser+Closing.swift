import Diagnostics

extension TemplateParser {
    /// Ends the innermost open tag.
    mutating func close(_ tag: Tag) throws(Diagnostic) {
        guard let opened = open.last else { throw .unopened(tag, in: text) }
        guard opened.tag.name == tag.name else { throw .mismatched(tag, opened.tag, in: text) }
        switch opened.tag.kind {
        case .parent:
            try closeParent(tag)
        case .block where opened.isArgument:
            try closeArgument(tag)
        case .block:
            closeBlock(tag)
        default:
            try closeSection(tag)
        }
    }

    /// Notes a name that the template uses.
    mutating func refer(_ kind: Reference.Kind, _ name: String, _ tag: Tag) {
        references.append(Reference(kind: kind, name: name, offset: tag.nameOffset))
    }

    /// The value that `tag` names.
    mutating func value(_ tag: Tag) throws(Diagnostic) -> Path {
        refer(.value, tag.name, tag)
        return try Path(tag.name, in: text, at: tag.nameOffset)
    }

    private mutating func closeSection(_ tag: Tag) throws(Diagnostic) {
        _ = step(over: tag)
        let opened = open.removeLast()
        let path = try value(opened.tag)
        let section = Section(path: path, isInverted: opened.tag.kind == .inverted, nodes: opened.nodes)
        add(.section(section), at: opened.tag.nameOffset)
    }

    private mutating func closeBlock(_ tag: Tag) {
        let isAlone = step(over: tag) != nil
        let opened = open.removeLast()
        let ending = ending(of: opened, at: tag, isAlone: isAlone)
        let offset = opened.tag.nameOffset
        let lead = opened.lead ?? offset..<offset
        let intrinsic = opened.startsLine ? opened.nodes.intrinsicIndentation(in: text) : nil
        let block = Block(
            name: tag.name,
            offset: offset,
            nodes: opened.nodes,
            indentation: intrinsic ?? lead,
            startsLine: opened.startsLine,
            ending: ending
        )
        add(.block(block), at: offset)
    }

    /// What follows the block that `tag` closes; its line break becomes the block's when nothing else is on the line.
    private mutating func ending(of opened: OpenTag, at tag: Tag, isAlone: Bool) -> Block.Ending {
        guard !isAlone else { return .nextLine(tag.range.upperBound..<rest) }
        guard opened.lead != nil, let end = text.blankEnd(after: rest) else { return .sameLine }
        defer { rest = end }
        return .lineBreak(rest..<end)
    }
}

extension Diagnostic {
    static func unopened(_ tag: Tag, in text: TemplateText) -> Diagnostic {
        Diagnostic(
            "'\(text[tag.range])' closes nothing.",
            at: text.place(at: tag.range.lowerBound),
            fix: "Remove it, or open '\(tag.name)' before it."
        )
    }

    static func mismatched(_ tag: Tag, _ opened: Tag, in text: TemplateText) -> Diagnostic {
        let line = text.place(at: opened.range.lowerBound).line ?? 1
        return Diagnostic(
            "'\(text[tag.range])' stands where '\(text[opened.range])' of line \(line) must be closed first.",
            at: text.place(at: tag.range.lowerBound),
            fix: "Write '\(tag.delimiters.tag("/" + opened.name))' before it or in its place."
        )
    }
}
