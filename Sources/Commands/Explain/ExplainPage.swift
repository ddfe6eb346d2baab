import Conventions

/// Explanations, as they are printed.
struct ExplainPage {
    /// Whether it is to be read by a Markdown viewer.
    let isMarkdown: Bool

    /// Every convention, in order.
    var all: String {
        let head = isMarkdown ? "# Conventions\n\n" : ""
        return head + Rules.conventions.map(text).joined(separator: "\n\n")
    }

    /// One convention: what, why, before and after, how to get there, how to suppress it.
    func text(of convention: Convention) -> String {
        let heading = isMarkdown ? "## \(convention.id) \(convention.title)" : "\(convention.id)  \(convention.title)"
        return [
            heading, convention.why, block("Before", convention.before), block("After", convention.after),
            "How to mend it: \(convention.mend)",
            "How to suppress it: '// scaffold:ignore \(convention.id) — reason' on the line or above the declaration.",
        ].joined(separator: "\n\n")
    }

    /// What belongs into a file.
    func text(of role: FileRole, path: String) -> String {
        let rules = role.rules.joined(separator: ", ")
        return [
            isMarkdown ? "## \(path)" : path, role.purpose, "What does not belong here: \(role.stranger)",
            "Conventions: \(rules).",
        ].joined(separator: "\n\n")
    }

    private func block(_ title: String, _ code: String) -> String {
        let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
        let shown = lines.count > 24 ? lines.prefix(4) + ["    …"] + lines.suffix(1) : lines[...]
        guard !isMarkdown else {
            let language = code.hasPrefix("<") ? "xml" : "swift"
            return "\(title):\n\n```\(language)\n\(shown.joined(separator: "\n"))\n```"
        }
        return "\(title):\n\n" + shown.map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
    }
}
