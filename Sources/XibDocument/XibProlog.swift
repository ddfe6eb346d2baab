internal import Diagnostics

/// What stands before a xib's first element.
///
/// Only there can a file declare entities, whose expansion could fill the memory or read other files; Xcode never writes
/// any. So a document type is refused before a parser sees it.
struct XibProlog {
    private let text: String
    private let file: String

    init(_ text: String, file: String) {
        self.text = text
        self.file = file
    }

    func check() throws(Diagnostic) {
        var rest = text[...]
        if rest.first == "\u{FEFF}" { rest.removeFirst() }
        while true {
            rest = rest.drop(while: \.isWhitespace)
            if rest.hasPrefix("<?") {
                let instruction = try take(through: "?>", from: &rest)
                try checkEncoding(of: instruction)
            } else if rest.hasPrefix("<!--") {
                _ = try take(through: "-->", from: &rest)
            } else {
                break
            }
        }
        guard rest.hasPrefix("<") else { throw .notXML(at: place(of: rest)) }
        guard !rest.hasPrefix("<!") else { throw .documentType(at: place(of: rest)) }
    }

    private func take(through end: String, from rest: inout Substring) throws(Diagnostic) -> Substring {
        guard let range = rest.firstRange(of: end) else { throw .notXML(at: place(of: rest)) }
        defer { rest = rest[range.upperBound...] }
        return rest[..<range.upperBound]
    }

    private func checkEncoding(of instruction: Substring) throws(Diagnostic) {
        guard instruction.hasPrefix("<?xml "), let name = instruction.firstRange(of: "encoding") else { return }
        let value = instruction[name.upperBound...].drop { " =\"'".contains($0) }.prefix { !"\"' ?".contains($0) }
        guard value.lowercased() == "utf-8" else { throw .otherEncoding(String(value), at: place(of: instruction)) }
    }

    private func place(of rest: Substring) -> Place {
        Place(file: file, in: text, at: rest.startIndex)
    }
}

extension Diagnostic {
    fileprivate static func notXML(at place: Place) -> Diagnostic {
        Diagnostic(
            "The file is not a xib: it is empty, or not XML.",
            at: place,
            fix: "Name a xib file, as Xcode saves it."
        )
    }

    fileprivate static func documentType(at place: Place) -> Diagnostic {
        Diagnostic(
            "The file declares a document type, which no xib does.",
            at: place,
            fix: "Remove the declaration, with all entities in it."
        )
    }

    fileprivate static func otherEncoding(_ name: String, at place: Place) -> Diagnostic {
        Diagnostic(
            "The file says that its encoding is '\(name)', where a xib is UTF-8.",
            at: place,
            fix: "Save it as UTF-8, and say so in its first line."
        )
    }
}
