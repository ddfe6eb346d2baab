/// A paragraph of a comment, of one line or several.
struct SwiftComment {
    /// How many lines the paragraph has.
    let lineCount: Int
    /// The blanks, and the slashes, that each line begins with.
    private let start: String
    private let words: [Substring]

    /// Takes the comment that the first of `lines` belongs to, from that line to its end; nil where there is none.
    init?(at lines: ArraySlice<Substring>) {
        guard let first = lines.first else { return nil }
        let blanks = first.prefix { $0 == " " }
        let slashes = first.dropFirst(blanks.count).prefix { $0 == "/" }
        guard slashes.count > 1 else { return nil }
        let start = String(blanks + slashes) + " "
        let more = lines.dropFirst().prefix { line in
            line.hasPrefix(start) && !line.dropFirst(start.count).hasPrefix("- ")
        }
        lineCount = more.count + 1
        words = ([first] + more).flatMap { $0.dropFirst(start.count).split(separator: " ") }
        self.start = start
    }

    /// The paragraph with as many words in each line as `length` allows.
    func filled(to length: Int) -> [String] {
        words.reduce(into: [String]()) { lines, word in
            if let last = lines.last, last.count + 1 + word.count <= length {
                lines[lines.count - 1] += " " + word
            } else {
                lines.append(start + word)
            }
        }
    }
}
