import Diagnostics

/// Writes one template once.
struct Renderer {
    /// A block's replacement, with what it was written among.
    struct Argument {
        let block: Block
        let template: Template
        let environment: Int
    }

    let partials: Partials
    let escaping: Escaping
    let mode: Mode
    let limits: Limits

    /// The template at hand.
    var template: Template
    /// The values that names are looked up in, innermost last.
    var contexts: [Value]
    /// The replacements in force for each parent that is being written; the first are none.
    var environments: [[String: Argument]] = [[:]]
    /// Which of the environments holds for the template at hand.
    var environment = 0
    var output = Output()
    /// The blocks of each template and all that it includes; nil when only its values say what it includes.
    var reachableBlocks: [String: Set<String>?] = [:]

    private var depth = 0
    private var steps = 0

    /// Prepares to write `template`.
    init(
        _ template: Template,
        _ value: Value,
        partials: Partials,
        escaping: Escaping,
        mode: Mode,
        limits: Limits
    ) {
        self.template = template
        self.partials = partials
        self.escaping = escaping
        self.mode = mode
        self.limits = limits
        contexts = [value]
        output.bytes.reserveCapacity(template.text.bytes.count * 2)
    }

    /// Writes the template.
    mutating func run() throws(Diagnostic) -> String {
        try write(template.nodes)
        return String(decoding: output.bytes, as: UTF8.self)
    }

    /// Writes `nodes` of the template at hand.
    mutating func write(_ nodes: [Node]) throws(Diagnostic) {
        for node in nodes {
            switch node {
            case .text(let words):
                output.copy(words, of: template.text)
                try step(at: words.range.lowerBound)
            case .variable(let path, let isEscaped):
                try write(path, isEscaped: isEscaped)
                try step(at: path.offset)
            case .section(let section):
                try write(section)
            case .inclusion(let inclusion):
                try write(inclusion)
            case .block(let block):
                try write(block)
            }
        }
    }

    /// Goes one level deeper for the tag at `offset`.
    mutating func enter(at offset: Int) throws(Diagnostic) {
        try step(at: offset)
        depth += 1
        guard depth <= limits.depth else { throw .tooDeep(limits.depth, in: template.text, at: offset) }
    }

    /// Comes back from one level.
    mutating func leave() {
        depth -= 1
    }

    /// Counts one piece written for the tag or words at `offset`.
    mutating func step(at offset: Int) throws(Diagnostic) {
        steps += 1
        guard steps <= limits.steps else { throw .tooLong(limits.steps, in: template.text, at: offset) }
        guard output.bytes.count <= limits.bytes else {
            throw .tooLarge(limits.bytes, in: template.text, at: offset)
        }
    }
}

extension Diagnostic {
    static func tooDeep(_ limit: Int, in text: TemplateText, at offset: Int) -> Diagnostic {
        Diagnostic(
            "This tag stands inside \(limit) others by the time it is written: a template that includes itself, most likely.",
            at: text.place(at: offset),
            fix: "Put the tag that includes itself in a section that ends, such as a list's."
        )
    }

    static func tooLarge(_ limit: Int, in text: TemplateText, at offset: Int) -> Diagnostic {
        Diagnostic(
            "The text grew beyond \(limit) bytes here.",
            at: text.place(at: offset),
            fix: "Render shorter values, or fewer."
        )
    }

    static func tooLong(_ limit: Int, in text: TemplateText, at offset: Int) -> Diagnostic {
        Diagnostic(
            "The text took more than \(limit) steps to write.",
            at: text.place(at: offset),
            fix: "Look for templates that include each other more than once."
        )
    }
}
