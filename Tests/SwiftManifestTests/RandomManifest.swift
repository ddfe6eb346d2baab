/// Writes lists in every manner that Swift allows; `@` marks places in comments that a user may edit later.
struct RandomManifest {
    private var chance: SeededGenerator
    private let lineEnd: String

    init(seed: UInt64) {
        chance = SeededGenerator(seed: seed)
        lineEnd = ["\n", "\r\n"][Int(seed % 2)]
    }

    /// A manifest that lists `names` in that order.
    mutating func text(listing names: [String]) -> String {
        let open = ["let screens = [", "let screens: [Screen] = [", "\tvar screens = [", "\u{FEFF}let screens=["]
        var text = pick(["", "import PackageDescription" + lineEnd]) + pick(open) + gap()
        if names.isEmpty { return text + "]" + pick(["", lineEnd]) }
        for (index, name) in names.enumerated() {
            text += entry(name)
            if index < names.count - 1 { text += beforeComma() + "," + gap() }
        }
        return text + pick(["", beforeComma() + ","]) + gap() + "]" + pick(["", lineEnd, lineEnd + "let x = 1"])
    }

    /// Some of `names`, in an order of its own.
    mutating func some(of names: [String]) -> [String] {
        Array(names.shuffled(using: &chance).prefix(Int.random(in: 0...min(5, names.count), using: &chance)))
    }

    /// A number below `limit`.
    mutating func number(below limit: Int) -> Int {
        Int.random(in: 0..<limit, using: &chance)
    }

    /// `text` after someone edited its comments, added others, and moved lines apart.
    ///
    /// - Parameter choices: What becomes of the marked places, in turn.
    static func edited(_ text: String, choices: [Int]) -> String {
        let lineEnd = text.contains("\r\n") ? "\r\n" : "\n"
        var (result, isLineComment, marks) = ("", false, 0)
        for character in text {
            guard character == "@" else {
                result.append(character)
                if character.isNewline { isLineComment = false }
                if result.hasSuffix("//") { isLineComment = true }
                continue
            }
            let lines = isLineComment ? "more" + lineEnd + lineEnd + " // and more" : "more" + lineEnd + "and more"
            result += ["@", "", "other words", lines][choices[marks % choices.count]]
            marks += 1
        }
        return result
    }

    private mutating func pick(_ choices: [String]) -> String {
        choices[Int.random(in: choices.indices, using: &chance)]
    }

    private mutating func entry(_ name: String) -> String {
        pick([
            "Screen(\"\(name)\")", "Screen(\"\(name)\", needs: [])", "Screen(\"\(name)\", needs: [\"Users\", \"X\"])",
            "Screen(\(lineEnd)  \"\(name)\"\(lineEnd)  )", "Screen(\"\(name)\",  // @\(lineEnd)needs: [ \"Y\", ])",
        ])
    }

    private mutating func beforeComma() -> String {
        pick(["", "", "", " ", " /* @ */", lineEnd + "  ", " // @" + lineEnd])
    }

    private mutating func gap() -> String {
        let indentation = pick(["", "    ", "\t", "  "])
        let line = lineEnd + indentation
        return pick([
            "", " ", "\t", "  ", line, line, line, lineEnd + line, " // @" + line, "  // @, ]" + lineEnd + line,
            line + "// @" + line, line + "/* @ */ ", " /* @ */ ", "\t/* @ */\t", "/* @ \(lineEnd) @, ] */",
            " /* /* @ */ */ // @" + line,
        ])
    }
}
