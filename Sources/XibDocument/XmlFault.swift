/// Why XML cannot be read, and where.
struct XmlFault: Error {
    /// What is wrong: of a reader the rest of a sentence, such as "the file ends"; of a parser the whole.
    let reason: String
    /// The number of bytes before the place.
    let position: Int
    /// What to do about it.
    var fix = "Put back the version of the file that Xcode last saved."
}
