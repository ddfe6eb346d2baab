/// A file's text, as far as those who read its syntax ask for it.
struct ReadText {
    /// Where words stand that somebody looks for.
    let hits: WordHits
    /// Its lines.
    let lines: LineTable
}
