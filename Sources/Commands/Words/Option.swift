/// A word with dashes that a command understands.
struct Option: Hashable, Sendable {
    /// The word, dashes included.
    let name: String
    /// What stands for its value in help; a flag has none.
    let value: String?
    /// What it does, in a line of help.
    let summary: String
    /// Whether it may be given more than once.
    let repeats: Bool

    /// A word that is there or not.
    static func flag(_ name: String, _ summary: String) -> Option {
        Option(name: name, value: nil, summary: summary, repeats: false)
    }

    /// A word followed by a value.
    static func valued(_ name: String, _ value: String, _ summary: String, repeats: Bool = false) -> Option {
        Option(name: name, value: value, summary: summary, repeats: repeats)
    }

    /// The word as help shows it.
    var usage: String {
        value.map { "\(name) \($0)" } ?? name
    }
}

extension Option {
    static let help = flag("--help", "Show this help.")
    static let json = flag("--json", "Print one JSON value for machines.")
    static let quiet = flag("--quiet", "Print problems only.")
    static let verbose = flag("--verbose", "Print also what the toolchain prints.")
    static let color = valued("--color", "auto|always|never", "Colour the output; 'auto' on a terminal only.")

    /// The words that every command understands.
    static let common = [json, quiet, verbose, color, help]
}
