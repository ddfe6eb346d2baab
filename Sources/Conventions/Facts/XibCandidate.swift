/// What a rule saw in a xib.
struct XibCandidate: Hashable, Sendable {
    let rule: String
    let message: String
    let fix: String
    /// The line, counted from 1.
    let line: Int
    var edits: [Edit] = []
}
