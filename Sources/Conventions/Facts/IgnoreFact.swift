/// A comment that suppresses a rule.
struct IgnoreFact: Hashable, Sendable {
    let rules: [String]
    let reason: String
    /// Where the comment stands, in bytes.
    let offset: Int
    /// How long it is, in bytes.
    let length: Int
    /// The bytes in which it counts.
    let start: Int
    let end: Int
}
