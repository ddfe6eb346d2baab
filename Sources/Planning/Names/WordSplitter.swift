/// Takes what a person typed apart into words.
struct WordSplitter {
    private let characters: [Character]
    private var position = 0

    /// The words of `text`, which holds letters and digits of ASCII, with spaces, `-` and `_` between words.
    static func words(in text: String) -> [Word] {
        text.split { !($0.isLetter || $0.isNumber) }.flatMap { run in
            var splitter = WordSplitter(characters: Array(run))
            return splitter.words()
        }
    }

    private init(characters: [Character]) {
        self.characters = characters
    }

    private mutating func words() -> [Word] {
        var words: [Word] = []
        while position < characters.count {
            let start = position
            position = endOfBrand() ?? endOfWord(from: start)
            words.append(Word(String(characters[start..<position])))
        }
        return words
    }

    private func endOfWord(from start: Int) -> Int {
        if characters[start].isUppercase { return endOfCapitals(from: start) }
        let isOwnSpelling = start == 0 && characters.count > 2 && "ie".contains(characters[0]) && isCapital(1)
        return isOwnSpelling ? endOfCapitals(from: 1) : end(from: start) { !$0.isUppercase }
    }

    /// Where a word that begins with a capital ends: `Photo`, the `URL` of `URLSession`, `URLs`, `HTTP2`.
    private func endOfCapitals(from start: Int) -> Int {
        let end = end(from: start) { $0.isUppercase || $0.isNumber }
        guard end < characters.count else { return end }
        let capitals = characters[start..<end].count(where: \.isUppercase)
        if capitals > 1, characters[end] == "s", end + 1 == characters.count || !isSmall(end + 1) { return end + 1 }
        if capitals == 1, characters[end - 1].isUppercase { return self.end(from: end) { !$0.isUppercase } }
        return characters[end - 1].isUppercase ? end - 1 : end
    }

    /// Where a word with a spelling of its own ends, when one begins here.
    private func endOfBrand() -> Int? {
        Spellings.brands.lazy.compactMap { brand -> Int? in
            let end = position + brand.count
            guard end <= characters.count, characters[end - 1] == brand.last,
                Spellings.brand(String(characters[position..<end])) == brand
            else {
                return nil
            }
            if end < characters.count, characters[end] == "s", !isSmall(end + 1) { return end + 1 }
            return isSmall(end) ? nil : end
        }.first
    }

    private func end(from start: Int, while belongs: (Character) -> Bool) -> Int {
        characters[start...].firstIndex { !belongs($0) } ?? characters.count
    }

    private func isCapital(_ index: Int) -> Bool {
        index < characters.count && characters[index].isUppercase
    }

    private func isSmall(_ index: Int) -> Bool {
        index < characters.count && characters[index].isLowercase
    }
}
