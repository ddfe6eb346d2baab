/// A line of Swift, and what of it may go to another line.
struct SwiftLine {
    /// A pair of brackets that stands in no other on the line.
    struct Group {
        /// Where the opening bracket is.
        let open: Int
        /// Where the closing bracket is; nil where that is not on the line.
        let close: Int?
    }

    /// The blanks at its start.
    let indentation: String
    /// All behind the blanks.
    let text: [Character]
    /// The brackets, from left to right.
    let groups: [Group]
    /// Whether a character stands in brackets, in quotes or in backticks.
    let isInside: [Bool]
    /// How many lists of several elements there are.
    private let listCount: Int

    /// How many characters shorter than a line may be one can be and still have to be wrapped.
    static let allowance = 8

    /// Reads a line.
    init(_ line: String) {
        indentation = String(line.prefix { $0 == " " })
        text = Array(line.dropFirst(indentation.count))
        var scanner = SwiftLineScanner(text)
        scanner.scan()
        groups = scanner.groups
        isInside = scanner.isInside
        listCount = scanner.listCount
    }

    /// Whether the line is no longer than `length`. A list counts as if it had a comma behind its last element, which it
    /// gets when it is wrapped.
    func fits(in length: Int) -> Bool {
        indentation.count + text.count + listCount <= length
    }

    /// A line of `text` with the indentation of this one, or one step further in.
    func line(_ text: some StringProtocol, deeper: Bool = false) -> String {
        indentation + (deeper ? "    " : "") + text
    }

    /// The text from one place to another, without blanks around it.
    func slice(_ range: Range<Int>) -> String {
        let blanksBefore = text[range].prefix { $0 == " " }.count
        let blanksAfter = text[range].reversed().prefix { $0 == " " }.count
        guard blanksBefore < range.count else { return "" }
        return String(text[range.lowerBound + blanksBefore..<range.upperBound - blanksAfter])
    }

    /// The first place at or behind `start`, outside all brackets and quotes, where `words` stand.
    func place(of words: String, from start: Int = 0) -> Int? {
        let words = Array(words)
        guard start >= 0, text.count >= words.count else { return nil }
        return (start..<max(start, text.count - words.count + 1)).first { index in
            !isInside[index] && text[index..<index + words.count].elementsEqual(words)
        }
    }

    /// Whether the line begins with one of `words`.
    func begins(with words: [String]) -> Bool {
        let first = String(text.prefix { $0 != " " && $0 != "(" })
        return words.contains(first)
    }
}
