import Diagnostics

/// The way to a value: `title`, `owner.name`, or `.` for the value at hand.
struct Path: Hashable, Sendable {
    /// The names from the outermost on; none for the value at hand.
    let parts: [String]
    /// Where it stands in its template.
    let offset: Int

    /// The path as a template writes it.
    var words: String {
        parts.isEmpty ? "." : parts.joined(separator: ".")
    }
}

extension Path {
    /// Reads a name with dots.
    init(_ name: String, in text: TemplateText, at offset: Int) throws(Diagnostic) {
        guard name != "." else {
            self.init(parts: [], offset: offset)
            return
        }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard !parts.contains("") else { throw .emptyPart(of: name, in: text, at: offset) }
        self.init(parts: parts, offset: offset)
    }
}

extension Diagnostic {
    static func emptyPart(of name: String, in text: TemplateText, at offset: Int) -> Diagnostic {
        Diagnostic(
            "The name '\(name)' has a dot without a name beside it.",
            at: text.place(at: offset),
            fix: "Write a name on both sides of each dot, or a single '.' for the value at hand."
        )
    }
}
