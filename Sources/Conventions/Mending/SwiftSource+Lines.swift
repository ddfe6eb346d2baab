extension SwiftSource {
    /// The line that a byte stands in, up to that byte.
    func line(before offset: Int) -> String {
        let bytes = Array(text.utf8.prefix(offset))
        let start = bytes.lastIndex(where: \.isNewline).map { $0 + 1 } ?? 0
        return String(decoding: bytes[start...], as: UTF8.self)
    }

    /// The line that a byte stands in, from that byte on.
    func line(behind offset: Int) -> String {
        String(decoding: text.utf8.dropFirst(offset).prefix { !$0.isNewline }, as: UTF8.self)
    }

    /// What the file's lines end with.
    var newline: String { text.utf8.contains("\r\n".utf8) ? "\r\n" : "\n" }

    /// The edit that adds statements at the end of a body.
    ///
    /// Nil where the body holds something and its brace does not stand on a line of its own.
    func addition(of statements: [String], toBodyEndingAt brace: Int) -> Edit? {
        let before = line(before: brace)
        let indentation = before.indentation
        let lines = statements.map { indentation + indentation.step + $0 }.joined(separator: newline)
        if before.allSatisfy(\.isBlank) {
            let first = lines.dropFirst(indentation.count)
            return Edit(start: brace, end: brace, replacement: first + newline + indentation)
        }
        guard before.hasSuffix("{") else { return nil }
        return Edit(start: brace, end: brace, replacement: newline + lines + newline + indentation)
    }
}

extension String {
    /// The spaces and tabs at its beginning.
    var indentation: String { String(prefix(while: \.isBlank)) }

    /// By how much the next level is indented, where this is an indentation of the file.
    var step: String {
        if contains("\t") { return "\t" }
        return count == 2 ? "  " : "    "
    }
}

extension Character {
    /// Whether it is a space or a tab.
    fileprivate var isBlank: Bool { self == " " || self == "\t" }
}

extension UInt8 {
    fileprivate var isNewline: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
