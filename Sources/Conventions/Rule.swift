/// Checks one convention, or a part of one.
///
/// A rule says what it saw in one file as candidates, which need that file alone; which of them are findings is known
/// once all files are.
package protocol Rule: Sendable {
    /// What it checks.
    static var convention: Convention { get }
}

extension Rule {
    /// The id of what it checks.
    package static var id: String { convention.id }
}
