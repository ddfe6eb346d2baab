/// The text written so far, and how its next lines are indented.
struct Output {
    /// The text in UTF-8.
    var bytes: [UInt8] = []
    /// The blanks before each line of the template at hand.
    var indentation: [UInt8] = []
    /// Whether the next line of the template goes on where the output stands, and so gets no blanks.
    var continuesLine = false

    /// Copies `words` of `text`; lines that begin there are indented, empty ones excepted.
    mutating func copy(_ words: Node.Words, of text: TemplateText) {
        guard !indentation.isEmpty else {
            if words.startsLine { continuesLine = false }
            bytes.append(contentsOf: text.bytes[words.range])
            return
        }
        var start = words.range.lowerBound
        var startsLine = words.startsLine
        repeat {
            let end = text.lineEnd(after: start, limit: words.range.upperBound)
            let isEmpty = start < end && text.lineBreak(at: start) != nil
            if startsLine { indent(unless: isEmpty) }
            bytes.append(contentsOf: text.bytes[start..<end])
            start = end
            startsLine = true
        } while start < words.range.upperBound
    }

    /// Begins a line.
    mutating func indent(unless isEmpty: Bool = false) {
        if !continuesLine, !isEmpty { bytes.append(contentsOf: indentation) }
        continuesLine = false
    }
}
