/// Another template written in the place of a partial or parent tag.
struct Inclusion: Sendable {
    /// Which template.
    enum Target: Sendable {
        case named(String)
        case valueOf(Path)
    }

    /// Which template.
    let target: Target
    /// Where its tag stands.
    let offset: Int
    /// The blanks that each of its lines gets; nil when it shares its line with others.
    let indentation: Range<Int>?
    /// What replaces the template's blocks.
    let arguments: [Block]
    /// Where a tag stands among the arguments that is none.
    let stray: Int?
}
