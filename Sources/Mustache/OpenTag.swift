/// A tag that waits for its closing tag, and what was read since.
struct OpenTag {
    /// The opening tag.
    let tag: Tag
    /// The blanks before it, when its line begins with them.
    let lead: Range<Int>?
    /// Whether what it holds begins on the next line.
    let startsLine: Bool
    /// Whether it is a block that replaces one of a parent's.
    let isArgument: Bool
    /// What it holds so far.
    var nodes: [Node] = []
    /// The blocks that a parent tag holds so far.
    var arguments: [Block] = []
    /// Where a tag stands in a parent tag that is no block.
    var stray: Int?
}
