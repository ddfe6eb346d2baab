/// What was heard, in order, for tests to look at.
@MainActor
final class Journal {
    private(set) var lines: [String] = []

    func note(_ line: String) {
        lines.append(line)
    }

    /// What was heard since the last look.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}
