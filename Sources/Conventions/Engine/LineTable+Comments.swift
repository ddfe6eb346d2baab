extension LineTable {
    /// The edit that takes rules out of a comment, and the comment with its line or the spaces before it when none stays.
    func removal(of ignore: IgnoreFact, keeping rules: [String]) -> Edit {
        let end = ignore.offset + ignore.length
        guard rules.isEmpty else {
            let comment = "// \(IgnoreReader.word) \(rules.joined(separator: ", ")) — \(ignore.reason)"
            return Edit(start: ignore.offset, end: end, replacement: comment)
        }
        let blanks = blanks(before: ignore.offset)
        let start = ignore.offset - blanks
        guard isStart(start) else { return Edit(start: start, end: end, replacement: "") }
        return Edit(start: start, end: startOfNextLine(after: end), replacement: "")
    }
}
