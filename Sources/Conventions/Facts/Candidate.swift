/// What a rule saw in one file; a finding when its condition holds.
struct Candidate: Hashable, Sendable {
    let rule: String
    let message: String
    let fix: String
    /// Where it lies, in bytes.
    let offset: Int
    /// The type that it lies in.
    let type: String?
    let condition: Condition
    var edits: [Edit] = []
}
