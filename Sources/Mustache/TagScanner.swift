import Diagnostics

/// Finds the tags of a template, one after the other.
struct TagScanner {
    /// The template.
    let text: TemplateText

    private var delimiters = Delimiters.standard
    private var position = 0

    /// Begins at the template's first byte.
    init(_ text: TemplateText) {
        self.text = text
    }

    /// The next tag; nil after the last.
    mutating func next() throws(Diagnostic) -> Tag? {
        guard let start = text.find(delimiters.open, from: position) else { return nil }
        var inner = start + delimiters.open.count
        while inner < text.bytes.count, text.bytes[inner].isWhitespace { inner += 1 }
        let sign = inner < text.bytes.count ? Tag.Kind(rawValue: text.bytes[inner]) : nil
        let kind = sign ?? .variable
        if sign != nil { inner += 1 }
        let closing = kind.closingSign + delimiters.close
        guard let end = text.find(closing, from: inner) else {
            throw .unclosedTag(in: text, at: start, closing: String(decoding: closing, as: UTF8.self))
        }
        position = end + closing.count
        return try tag(kind, content: inner..<end, range: start..<position)
    }

    private mutating func tag(_ kind: Tag.Kind, content: Range<Int>, range: Range<Int>) throws(Diagnostic) -> Tag {
        let before = delimiters
        var content = text.trimmed(content)
        switch kind {
        case .comment:
            content = content.lowerBound..<content.lowerBound
        case .delimiters:
            guard let changed = Delimiters(text.bytes[content]) else {
                throw .badDelimiters(in: text, at: range)
            }
            delimiters = changed
        case .variable, .braced, .unescaped, .section, .inverted, .close, .partial, .parent, .block:
            guard !content.isEmpty else { throw .emptyTag(in: text, at: range) }
        }
        let name = try name(kind, content)
        return Tag(kind: kind, name: name, nameOffset: content.lowerBound, range: range, delimiters: before)
    }

    private func name(_ kind: Tag.Kind, _ content: Range<Int>) throws(Diagnostic) -> String {
        guard kind != .delimiters, kind != .comment else { return "" }
        guard text.bytes[content.lowerBound] == UInt8(ascii: "*") else { return try word(content) }
        let rest = text.trimmed(content.lowerBound + 1..<content.upperBound)
        guard !rest.isEmpty else { throw .emptyTag(in: text, at: content) }
        return "*" + (try word(rest))
    }

    private func word(_ range: Range<Int>) throws(Diagnostic) -> String {
        guard let blank = text.bytes[range].firstIndex(where: \.isWhitespace) else { return text[range] }
        throw .brokenName(text[range], in: text, at: blank)
    }
}

extension Diagnostic {
    static func unclosedTag(in text: TemplateText, at offset: Int, closing: String) -> Diagnostic {
        Diagnostic(
            "A tag begins here and is never closed.",
            at: text.place(at: offset),
            fix: "Close it with '\(closing)', or set other delimiters if this is not a tag."
        )
    }

    static func badDelimiters(in text: TemplateText, at range: Range<Int>) -> Diagnostic {
        Diagnostic(
            "'\(text[range])' does not set two delimiters.",
            at: text.place(at: range.lowerBound),
            fix: "Write two marks with a space between and no '=' in them, as in '{{=<% %>=}}'."
        )
    }

    static func emptyTag(in text: TemplateText, at range: Range<Int>) -> Diagnostic {
        Diagnostic(
            "'\(text[range])' names nothing.",
            at: text.place(at: range.lowerBound),
            fix: "Write a name in it, or remove it."
        )
    }

    static func brokenName(_ name: String, in text: TemplateText, at offset: Int) -> Diagnostic {
        Diagnostic(
            "The name '\(name.split(whereSeparator: \.isWhitespace).joined(separator: " "))' has a space in it.",
            at: text.place(at: offset),
            fix: "Use one word."
        )
    }
}
