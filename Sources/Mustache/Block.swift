/// A named part of a template that another may replace; inside a parent tag, the part that replaces it.
struct Block: Sendable {
    /// The block's name.
    let name: String
    /// Where its opening tag stands.
    let offset: Int
    /// What is written unless it is replaced.
    let nodes: [Node]
    /// The blanks that each line of a replacement gets.
    let indentation: Range<Int>
    /// Whether its words begin on a line of their own, after the opening tag's.
    let startsLine: Bool
}
