/// Where in a text a problem lies.
package struct Place: Hashable, Sendable {
    /// The file's path, or what a person calls the text.
    package let file: String
    /// The line, counted from 1.
    package let line: Int?
    /// The column in characters, counted from 1.
    package let column: Int?
    /// The text of that line.
    package let source: String?

    /// Names a place.
    package init(file: String, line: Int? = nil, column: Int? = nil, source: String? = nil) {
        self.file = file
        self.line = line
        self.column = column
        self.source = source
    }

    /// Finds the line and column of `index` in `text`.
    package init(file: String, in text: String, at index: String.Index) {
        let before = text[..<index]
        let start = before.lastIndex(where: \.isNewline).map { text.index(after: $0) } ?? text.startIndex
        let end = text[index...].firstIndex(where: \.isNewline) ?? text.endIndex
        self.init(
            file: file,
            line: before.count(where: \.isNewline) + 1,
            column: text.distance(from: start, to: index) + 1,
            source: String(text[start..<end])
        )
    }

    /// The source line with a caret under the column; nothing where there is no text to point at.
    package var excerpt: String? {
        guard let source, let column, !source.allSatisfy(\.isWhitespace) else { return nil }
        let indent = source.prefix(column - 1).map { $0 == "\t" ? "\t" : " " }.joined()
        return source + "\n" + indent + "^"
    }
}

extension Place: CustomStringConvertible {
    /// `file:line:column`, as far as they are known.
    package var description: String {
        [file, line.map(String.init), column.map(String.init)].compactMap { $0 }.joined(separator: ":")
    }
}
