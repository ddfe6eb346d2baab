internal import Diagnostics

/// What the comments of one file suppress.
struct Suppression {
    private let ignores: [IgnoreFact]
    private let table: LineTable
    private let off: Set<String>
    private let isWhole: Bool

    /// Takes the comments of a file.
    ///
    /// - Parameters:
    ///   - off: The rules that nobody asked.
    ///   - isWhole: Whether the rules saw all of the file; where they did not, nobody knows what a comment is for.
    init(_ ignores: [IgnoreFact], in table: LineTable, off: Set<String>, isWhole: Bool) {
        self.isWhole = isWhole
        self.ignores = ignores
        self.table = table
        self.off = off
    }

    /// The candidates that stay, and those that the comments themselves give rise to.
    func apply(to candidates: [Candidate]) -> [Candidate] {
        let stay = candidates.filter { candidate in
            !ignores.contains { !$0.reason.isEmpty && covers($0, candidate) }
        }
        return stay + ignores.flatMap { problems(with: $0, among: candidates) }
    }

    private func covers(_ ignore: IgnoreFact, _ candidate: Candidate) -> Bool {
        ignore.rules.contains(candidate.rule) && isInReach(candidate.offset, of: ignore)
    }

    private func isInReach(_ offset: Int, of ignore: IgnoreFact) -> Bool {
        if ignore.start < 0 { return table.place(of: offset).line == table.place(of: ignore.offset).line }
        return (ignore.start..<ignore.end).contains(offset)
    }

    private func problems(with ignore: IgnoreFact, among candidates: [Candidate]) -> [Candidate] {
        if ignore.rules.isEmpty {
            return [
                .ignore(
                    "The comment suppresses no rule by its id.",
                    fix: "Write '// scaffold:ignore B2 — reason'.",
                    ignore
                )
            ]
        }
        if ignore.reason.isEmpty {
            return [
                .ignore(
                    "The comment gives no reason.",
                    fix: "Write one behind a dash: '// scaffold:ignore \(ignore.rules[0]) — reason'.",
                    ignore
                )
            ]
        }
        return ignore.rules.compactMap { id in
            guard Rules.ids.contains(id) else {
                let nearest = NearMiss.question(for: id, in: Rules.ids)
                return .ignore(
                    "There is no rule '\(id)'.",
                    fix: nearest + "'scaffold explain --all' lists the rules.",
                    ignore
                )
            }
            guard isWhole, !isUsed(id, in: ignore, among: candidates) else { return nil }
            let kept = ignore.rules.filter { !Rules.ids.contains($0) || isUsed($0, in: ignore, among: candidates) }
            return .ignore(
                "Nothing here breaks \(id).",
                fix: kept.isEmpty ? "Remove the comment." : "Remove '\(id)' from the comment.",
                ignore,
                edits: [table.removal(of: ignore, keeping: kept)]
            )
        }
    }

    private func isUsed(_ id: String, in ignore: IgnoreFact, among candidates: [Candidate]) -> Bool {
        off.contains(id) || candidates.contains { $0.rule == id && isInReach($0.offset, of: ignore) }
    }
}

extension Candidate {
    fileprivate static func ignore(
        _ message: String,
        fix: String,
        _ ignore: IgnoreFact,
        edits: [Edit] = []
    ) -> Candidate {
        Candidate(
            rule: "ignore",
            message: message,
            fix: fix,
            offset: ignore.offset,
            type: nil,
            condition: .always,
            edits: edits
        )
    }
}
