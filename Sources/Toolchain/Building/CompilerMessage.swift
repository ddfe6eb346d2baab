/// One thing that a compiler said about a file, in its own words.
package struct CompilerMessage: Hashable, Sendable, Codable {
    /// How bad it is.
    package enum Severity: String, Hashable, Sendable, Codable, CaseIterable {
        case error, warning, note, remark
    }

    /// The file's path as the compiler writes it; `<unknown>` when it knows none.
    package let file: String
    /// The line, counted from 1.
    package let line: Int?
    /// The column, counted from 1.
    package let column: Int?
    /// How bad it is.
    package let severity: Severity
    /// The compiler's words.
    package let text: String
    /// The lines of source that the compiler shows, its notes among them.
    package let excerpt: [String]

    /// Puts a message together.
    package init(
        file: String,
        line: Int? = nil,
        column: Int? = nil,
        severity: Severity,
        text: String,
        excerpt: [String] = []
    ) {
        self.file = file
        self.line = line
        self.column = column
        self.severity = severity
        self.text = text
        self.excerpt = excerpt
    }

    /// Reads a line such as `Photo.swift:3:9: error: …`; nil when it is another.
    package init?(line text: String) {
        let marks = Severity.allCases.compactMap { severity in
            text.firstRange(of: ": \(severity.rawValue): ").map { (severity, $0) }
        }
        guard let (severity, mark) = marks.min(by: { $0.1.lowerBound < $1.1.lowerBound }) else { return nil }
        var parts = text[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
        var numbers: [Int] = []
        while numbers.count < 2, parts.count > 1, let last = parts.last, let number = Int(last) {
            numbers.insert(number, at: 0)
            parts.removeLast()
        }
        let file = parts.joined(separator: ":")
        guard !numbers.isEmpty || file.hasPrefix("<") else { return nil }
        self.init(
            file: file,
            line: numbers.first.flatMap { $0 > 0 ? $0 : nil },
            column: numbers.count > 1 ? numbers[1] : nil,
            severity: severity,
            text: String(text[mark.upperBound...])
        )
    }
}

extension CompilerMessage: CustomStringConvertible {
    /// The message as the compiler prints it.
    package var description: String {
        ([headline] + excerpt).joined(separator: "\n")
    }

    /// The first line of it, which tells it from others.
    package var headline: String {
        let place = [file, line.map(String.init), column.map(String.init)].compactMap(\.self).joined(separator: ":")
        return "\(place): \(severity.rawValue): \(text)"
    }
}
