/// A part of a template that is written for each element of a value, or when there is none.
struct Section: Sendable {
    /// The value that decides.
    let path: Path
    /// Whether the part is for a value that is empty.
    let isInverted: Bool
    /// What is written.
    let nodes: [Node]
}
