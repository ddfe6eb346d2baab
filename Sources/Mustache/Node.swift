/// One piece of a parsed template.
enum Node: Sendable {
    /// Words to copy.
    case text(Words)
    /// A value to write.
    case variable(Path, isEscaped: Bool)
    /// A part to write for each element, or when there is none.
    indirect case section(Section)
    /// Another template to write here.
    indirect case inclusion(Inclusion)
    /// A part that another template may replace.
    indirect case block(Block)

    /// Words to copy, by their place in the template.
    struct Words: Sendable {
        /// The bytes; empty where a line begins with a tag.
        let range: Range<Int>
        /// Whether the template's line begins here, so that indentation goes before it.
        let startsLine: Bool
    }
}
