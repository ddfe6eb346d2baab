import Diagnostics

/// Turns a template's text into nodes.
struct TemplateParser {
    /// How deep tags may stand in each other.
    static let deepest = 64

    /// The names met so far.
    var references: [Reference] = []
    /// Whether a value says what the template includes.
    var includesByValue = false
    /// The tags that wait for their closing tags, outermost first.
    var open: [OpenTag] = []
    /// Where the words begin that no node holds yet.
    var rest = 0

    let text: TemplateText
    private var nodes: [Node] = []

    /// Begins at the template's first byte.
    init(_ text: TemplateText) {
        self.text = text
    }

    /// Reads the whole template.
    mutating func parse() throws(Diagnostic) -> [Node] {
        var scanner = TagScanner(text)
        while let tag = try scanner.next() {
            try read(tag)
        }
        if let unclosed = open.last { throw .unclosed(unclosed.tag, in: text) }
        copyWords(upTo: text.bytes.count, beforeTag: false)
        return nodes
    }

    /// Whether the innermost open tag is a parent, in which only blocks count.
    var isAmongArguments: Bool {
        open.last?.tag.kind == .parent
    }

    /// Adds `node` to the innermost open tag.
    mutating func add(_ node: Node, at offset: Int) {
        guard let innermost = open.indices.last else {
            nodes.append(node)
            return
        }
        guard open[innermost].tag.kind != .parent else {
            open[innermost].stray = open[innermost].stray ?? offset
            return
        }
        open[innermost].nodes.append(node)
    }

    /// Makes a node of the words up to `end`; before a tag that begins a line, an empty one to mark that.
    mutating func copyWords(upTo end: Int, beforeTag: Bool = true) {
        if !isAmongArguments {
            if rest < end { addWords(rest..<end) }
            if beforeTag, text.startsLine(end) { addWords(end..<end) }
        }
        rest = end
    }

    /// Copies the words before `tag` and steps over it, and over its line's blanks and break when it has the line to
    /// itself. Returns the blanks before it in that case.
    mutating func step(over tag: Tag) -> Range<Int>? {
        guard tag.kind.standsAlone, let start = text.blankStart(before: tag.range.lowerBound),
            let end = text.blankEnd(after: tag.range.upperBound)
        else {
            copyWords(upTo: tag.range.lowerBound)
            rest = tag.range.upperBound
            return nil
        }
        copyWords(upTo: start, beforeTag: false)
        rest = end
        return start..<tag.range.lowerBound
    }

    private mutating func addWords(_ range: Range<Int>) {
        let startsLine = text.startsLine(range.lowerBound)
        add(.text(Node.Words(range: range, startsLine: startsLine)), at: range.lowerBound)
    }

    private mutating func read(_ tag: Tag) throws(Diagnostic) {
        switch tag.kind {
        case .comment, .delimiters:
            _ = step(over: tag)
        case .variable, .braced, .unescaped:
            _ = step(over: tag)
            add(.variable(try value(tag), isEscaped: tag.kind == .variable), at: tag.nameOffset)
        case .partial:
            let indentation = step(over: tag)
            let inclusion = Inclusion(
                target: try target(of: tag),
                offset: tag.nameOffset,
                indentation: indentation,
                arguments: [],
                stray: nil
            )
            add(.inclusion(inclusion), at: tag.nameOffset)
        case .section, .inverted, .parent, .block:
            guard open.count < Self.deepest else { throw .nestedTooDeep(tag, in: text) }
            try begin(tag)
        case .close:
            try close(tag)
        }
    }

    private mutating func begin(_ tag: Tag) throws(Diagnostic) {
        let start = text.blankStart(before: tag.range.lowerBound)
        let lead = start.map { $0..<tag.range.lowerBound }
        let isArgument = tag.kind == .block && isAmongArguments
        switch tag.kind {
        case .parent:
            copyWords(upTo: start ?? tag.range.lowerBound, beforeTag: start == nil)
            rest = tag.range.upperBound
            open.append(OpenTag(tag: tag, lead: lead, startsLine: false, isArgument: false))
        case .block where isArgument:
            let end = text.blankEnd(after: tag.range.upperBound)
            rest = end ?? tag.range.upperBound
            refer(.argument, tag.name, tag)
            open.append(OpenTag(tag: tag, lead: lead, startsLine: end != nil, isArgument: true))
        default:
            let startsLine = step(over: tag) != nil
            if tag.kind == .block { refer(.block, tag.name, tag) }
            open.append(OpenTag(tag: tag, lead: lead, startsLine: startsLine, isArgument: false))
        }
    }
}

extension Diagnostic {
    static func unclosed(_ tag: Tag, in text: TemplateText) -> Diagnostic {
        Diagnostic(
            "'\(text[tag.range])' is never closed.",
            at: text.place(at: tag.range.lowerBound),
            fix: "Add '\(tag.delimiters.tag("/" + tag.name))' where it ends."
        )
    }

    static func nestedTooDeep(_ tag: Tag, in text: TemplateText) -> Diagnostic {
        Diagnostic(
            "'\(text[tag.range])' stands inside \(TemplateParser.deepest) other tags, and no more are allowed.",
            at: text.place(at: tag.range.lowerBound),
            fix: "Move a part of the template into a partial."
        )
    }
}
