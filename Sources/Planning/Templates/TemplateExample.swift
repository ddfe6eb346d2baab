import Diagnostics

/// A line to copy, with what it does.
package struct TemplateExample: Hashable, Sendable {
    /// The words, from the first to the last.
    package let line: String
    /// What they do, in a sentence.
    package let summary: String
}

extension TemplateExample {
    /// Reads an entry of a manifest.
    init(_ entry: JSONEntry) throws(Diagnostic) {
        let members = try entry.members(named: ["line", "summary"])
        line = try members.text("line")
        summary = try members.text("summary")
    }
}
