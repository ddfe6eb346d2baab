/// What `--help` prints for one command.
struct HelpText {
    /// What the command does, in a sentence or two.
    let summary: String
    /// How it is typed.
    let usage: [String]
    /// The words it takes without dashes, each with what it is.
    var arguments: [(name: String, summary: String)] = []
    /// The words it takes with dashes.
    let options: [Option]
    /// Lines to copy, each with what it does.
    let examples: [(line: String, summary: String)]

    /// The whole text, as wide as its widest word wants.
    func text(on console: Console) -> String {
        let rows = arguments.map { ($0.name, $0.summary) } + options.map { ($0.usage, $0.summary) }
        let width = (rows.map(\.0.count).max() ?? 0) + 2
        let table = { (rows: [(String, String)]) in
            rows.map { "  " + $0.0.padding(to: width) + $0.1 }
        }
        var lines = [summary, "", console.paint("Usage", .bold)] + usage.map { "  " + $0 }
        if !arguments.isEmpty {
            lines += ["", console.paint("Arguments", .bold)] + table(arguments.map { ($0.name, $0.summary) })
        }
        lines += ["", console.paint("Options", .bold)] + table(options.map { ($0.usage, $0.summary) })
        lines += ["", console.paint("Examples", .bold)]
        lines += examples.flatMap {
            ["  " + console.paint($0.line, .cyan), "      " + console.paint($0.summary, .faint)]
        }
        return lines.joined(separator: "\n")
    }
}

extension String {
    /// The text with spaces behind it up to `width` characters.
    func padding(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
