/// Finds the brackets and the quotes of a line of Swift.
struct SwiftLineScanner {
    /// The brackets that stand in no others, from left to right.
    private(set) var groups: [SwiftLine.Group] = []
    /// Whether a character stands in brackets, in quotes or in backticks.
    private(set) var isInside: [Bool]
    /// How many square brackets have a comma in them.
    private(set) var listCount = 0

    private let text: [Character]
    private var openings: [Int] = []
    private var listOpenings: Set<Int> = []
    private var index = 0

    /// Looks at `text`.
    init(_ text: [Character]) {
        self.text = text
        isInside = Array(repeating: false, count: text.count)
    }

    /// Reads the line from its start to its end.
    mutating func scan() {
        while index < text.count {
            read()
        }
        if let open = openings.first { groups.append(SwiftLine.Group(open: open, close: nil)) }
    }

    private mutating func read() {
        switch text[index] {
        case "\"", "`": skipQuoted(by: text[index])
        case "(", "[", "{":
            isInside[index] = !openings.isEmpty
            openings.append(index)
            index += 1
        case ")", "]", "}":
            let open = openings.popLast()
            isInside[index] = !openings.isEmpty
            if let open, openings.isEmpty { groups.append(SwiftLine.Group(open: open, close: index)) }
            index += 1
        default:
            if text[index] == ",", let open = openings.last, text[open] == "[", listOpenings.insert(open).inserted {
                listCount += 1
            }
            isInside[index] = !openings.isEmpty
            index += 1
        }
    }

    /// Goes behind the end of a text or a name in backticks, past what is filled into it.
    private mutating func skipQuoted(by quote: Character) {
        var depth = 0
        let start = index
        index += 1
        while index < text.count {
            let character = text[index]
            index += 1
            if character == "\\", index < text.count {
                depth += text[index] == "(" ? 1 : 0
                index += 1
            } else if depth > 0 {
                depth += character == "(" ? 1 : character == ")" ? -1 : 0
                if character == "\"" { index = endOfInnerText() }
            } else if character == quote {
                break
            }
        }
        for place in start..<index { isInside[place] = true }
    }

    /// Where a text inside a filled-in part ends.
    private func endOfInnerText() -> Int {
        let end = text[index...].firstIndex(of: "\"") ?? text.count - 1
        return end + 1
    }
}
