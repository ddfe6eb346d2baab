import Conventions
import Testing

/// A piece of source in which `◆` stands where a finding falls.
struct Sample: CustomTestStringConvertible, Sendable {
    let file: String
    let text: String

    init(_ text: String, file: String = "Sample.swift") {
        self.file = file
        self.text = text
    }

    var testDescription: String { text }

    /// The text without its marks.
    var source: SwiftSource {
        SwiftSource(path: file, module: "App", text: text.filter { $0 != "◆" })
    }

    /// The line and column of each mark, in the text without marks.
    var marks: [String] {
        let (mark, newline) = (Character("◆"), Character("\n"))
        var (line, column, found) = (1, 1, [String]())
        for character in text {
            switch character {
            case mark: found.append("\(line):\(column)")
            case newline: (line, column) = (line + 1, 1)
            default: column += 1
            }
        }
        return found
    }

    /// Expects the rule's findings to fall on the marks, beside what `others` hold.
    func expect(
        _ rule: String,
        base: String? = "GalleryViewController",
        with others: [SwiftSource] = [],
        tests: Set<String> = [],
        location: SourceLocation = #_sourceLocation
    ) {
        let settings = Settings(base: base, prefix: "Gallery")
        let sources = [source] + others
        let reader = SourceReader(settings)
        let checker = Checker(sources, facts: sources.map(reader.facts), tests: tests, settings: settings)
        let found = checker.findings.filter { $0.rule == rule && $0.path == file }.map { "\($0.line):\($0.column)" }
        #expect(found == marks, "\(text)", sourceLocation: location)
    }
}

extension Sample: ExpressibleByStringLiteral {
    init(stringLiteral value: String) { self.init(value) }
}
