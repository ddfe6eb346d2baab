import Diagnostics

/// How findings are printed.
enum CheckFormat: String, CaseIterable {
    case text, json, sarif, github, junit

    /// What a person asked for.
    init(_ words: Words) throws(Diagnostic) {
        guard let word = words.value(of: CheckCommand.format) else {
            self = words.has(.json) ? .json : .text
            return
        }
        guard let format = CheckFormat(rawValue: word) else {
            let known = Self.allCases.map(\.rawValue)
            throw Diagnostic(
                "The format '\(word)' is unknown.",
                fix: NearMiss.question(for: word, in: known) + "Formats are \(known.joined(separator: ", "))."
            )
        }
        self = format
    }
}
