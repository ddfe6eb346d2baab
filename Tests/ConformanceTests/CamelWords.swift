/// The words that a name in camel case is made of.
struct CamelWords {
    let words: [String]

    init(_ name: String) {
        var words: [String] = []
        let letters = Array(name)
        var start = 0
        for index in letters.indices.dropFirst() {
            let opens = letters[index].isUppercase && !letters[index - 1].isUppercase
            let next = index + 1 < letters.count ? letters[index + 1] : nil
            let ends = letters[index].isUppercase && letters[index - 1].isUppercase && next?.isLowercase == true
            guard opens || ends else { continue }
            words.append(String(letters[start..<index]))
            start = index
        }
        if start < letters.count { words.append(String(letters[start...])) }
        self.words = words
    }
}

extension String {
    /// The name with a small first word, and with a small abbreviation at its head: `CGColor` → `cgColor`.
    var loweringHead: String {
        guard let first = CamelWords(self).words.first, first.first?.isUppercase == true else { return self }
        let isAbbreviation = first.count > 1 && first.allSatisfy { $0.isUppercase || $0.isNumber }
        guard isAbbreviation else { return prefix(1).lowercased() + dropFirst() }
        return first.lowercased() + dropFirst(first.count)
    }
}
