/// A named part of a template that another may replace; inside a parent tag, the part that replaces it.
struct Block: Sendable {
    /// What follows the block's words.
    enum Ending: Sendable {
        /// More of the same line.
        case sameLine
        /// The end of its line, unless a replacement brings its own.
        case lineBreak(Range<Int>)
        /// The next line, the words having ended the last; a replacement that does not gets this break.
        case nextLine(Range<Int>)
    }

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
    /// What follows its words.
    let ending: Ending
}
