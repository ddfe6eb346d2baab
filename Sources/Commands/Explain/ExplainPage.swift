import Conventions

/// Explanations, as they are printed.
struct ExplainPage {
    /// Whether it is to be read by a Markdown viewer.
    let isMarkdown: Bool
    /// The app whose names are told.
    let app: String

    /// Every convention, in order; as Markdown, an app's `CONVENTIONS.md`.
    var all: String {
        let groups = ConventionGroup.all.map { group in
            let conventions = group.conventions.map { parts(of: $0, level: 3).joined(separator: "\n\n") }
            return ([heading("\(group.letter). \(group.title)")] + conventions).joined(separator: "\n\n")
        }
        return ([introduction] + Topic.all.map(text) + groups).joined(separator: "\n\n")
    }

    /// How something is done, step by step.
    func text(of topic: Topic) -> String {
        let steps = topic.steps.enumerated().map { index, step in
            (["\(index + 1). \(step.text)"] + step.kinds.map { "   - \($0)" }).map(prose).joined(separator: "\n")
        }
        return [heading(topic.title), prose(topic.introduction), steps.joined(separator: "\n")]
            .joined(separator: "\n\n")
    }

    /// One convention: what, why, where, before and after, how to get there, how to suppress it.
    func text(of convention: Convention) -> String {
        let suppression = prose("How to suppress it: \(Self.comment(for: convention.id))")
        return (parts(of: convention, level: 2) + [suppression]).joined(separator: "\n\n")
    }

    /// What belongs into a file.
    func text(of role: FileRole, path: String) -> String {
        let rules = role.rules.joined(separator: ", ")
        return [
            isMarkdown ? "## \(path)" : path, prose(role.purpose),
            prose("What does not belong here: \(role.stranger)"), "Conventions: \(rules).",
        ].joined(separator: "\n\n")
    }

    private func heading(_ title: String) -> String {
        isMarkdown ? "## " + title : title + "\n" + String(repeating: "=", count: title.count)
    }

    private var introduction: String {
        let text = prose(
            """
            Each convention has an id: 'scaffold check' finds what breaks it, and 'scaffold explain A1' tells about one. \
            'Photos' stands for any screen. Where one has to be broken, a comment says why: \(Self.comment(for: "A1"))
            """
        )
        guard isMarkdown else { return text }
        let origin = prose("This page is what 'scaffold explain --all --format markdown' prints.")
        let short = Rules.conventions.map { "- **\($0.id)** \(prose($0.title))" }.joined(separator: "\n")
        return ["# How a screen is written here", text, origin, "## In short", short].joined(separator: "\n\n")
    }

    private static func comment(for id: String) -> String {
        "'// scaffold:ignore \(id) — reason' on the line or above the declaration."
    }

    private func parts(of convention: Convention, level: Int) -> [String] {
        let title = convention.title.hasSuffix(".") ? String(convention.title.dropLast()) : convention.title
        let heading = String(repeating: "#", count: level) + " \(convention.id) \(title)"
        return [
            isMarkdown ? prose(heading) : "\(convention.id)  \(convention.title)", prose(convention.why),
            prose("Here: \(convention.here)"), block("Before", convention.before), block("After", convention.after),
            prose("How to mend it: \(convention.mend)"),
        ]
    }

    // The texts tell of Gallery, and quote code as messages do.
    private func prose(_ text: String) -> String {
        guard isMarkdown else { return named(text) }
        return named(text).replacing(/(^|[ (])'([^'\n]+)'/) { "\($0.output.1)`\($0.output.2)`" }
    }

    private func named(_ text: String) -> String { text.replacing("Gallery", with: app) }

    private func block(_ title: String, _ code: String) -> String {
        let lines = named(code).split(separator: "\n", omittingEmptySubsequences: false)
        let shown = lines.count > 40 ? lines.prefix(4) + ["    …"] + lines.suffix(1) : lines[...]
        guard !isMarkdown else {
            let language = code.hasPrefix("<") ? "xml" : "swift"
            return "\(title):\n\n```\(language)\n\(shown.joined(separator: "\n"))\n```"
        }
        return "\(title):\n\n" + shown.map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
    }
}
