/// The differences that are meant, each with its reason.
struct Exceptions {
    /// Differences of one kind in the symbols that a pattern names.
    struct Entry: Hashable {
        let pattern: String
        /// The kind of difference, or `*`.
        let kind: String
        let reason: String
    }

    let entries: [Entry]

    /// Reads lines of pattern, kind and reason.
    init(lines: [String]) {
        entries = lines.compactMap { line in
            let cells = line.split(separator: "\t").map(String.init)
            return cells.count == 3 ? Entry(pattern: cells[0], kind: cells[1], reason: cells[2]) : nil
        }
    }

    /// The entries that excuse a difference.
    func excusing(_ difference: Difference) -> [Entry] {
        entries.filter { entry in
            (entry.kind == "*" || entry.kind == difference.kind.rawValue)
                && Self.matches(Substring(difference.symbol), Substring(entry.pattern))
        }
    }

    /// Whether `text` is what `pattern` says, in which `*` stands for anything.
    static func matches(_ text: Substring, _ pattern: Substring) -> Bool {
        guard let head = pattern.first else { return text.isEmpty }
        guard head == "*" else {
            return text.first == head && matches(text.dropFirst(), pattern.dropFirst())
        }
        let rest = pattern.dropFirst()
        return matches(text, rest) || (!text.isEmpty && matches(text.dropFirst(), pattern))
    }
}
