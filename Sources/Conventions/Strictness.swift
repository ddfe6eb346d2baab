/// How strict a rule is.
package enum Strictness: String, CaseIterable, Codable, Hashable, Sendable {
    /// What it finds is not told.
    case off
    /// What it finds is a warning.
    case warning
    /// What it finds is an error.
    case error
}
