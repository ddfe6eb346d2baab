/// English words for one and for many.
enum Inflection {
    /// The word for one of what `word` names; `word` itself when it names one already or cannot be counted.
    static func singular(of word: String) -> String {
        inflected(word) { word in
            if let irregular = irregular(word, in: singulars, orEndingIn: compoundSingulars) { return irregular }
            return isSingular(word) ? word : replacingEnding(of: word, by: singularEndings)
        }
    }

    /// The word for many of what `word` names; `word` itself when it names many already or cannot be counted.
    static func plural(of word: String) -> String {
        if Word.isAcronym(word) { return word.hasSuffix("s") ? word : word + "s" }
        guard singular(of: word) == word else { return word }
        guard let last = word.last, last.isLetter else { return word + "s" }
        return inflected(word) { word in
            irregular(word, in: plurals, orEndingIn: compoundPlurals) ?? regularPlural(of: word)
        }
    }

    /// Applies `rule` to the small letters of `word`, and gives their own capitals back to the letters that stay.
    private static func inflected(_ word: String, by rule: (String) -> String) -> String {
        if Word.isAcronym(word) { return word.hasSuffix("s") ? String(word.dropLast()) : word }
        let small = word.lowercased()
        guard !isUncountable(small) else { return word }
        let result = rule(small)
        let kept = zip(small, result).prefix { $0 == $1 }.count
        return String(word.prefix(kept) + result.dropFirst(kept))
    }

    /// Whether one and many of `word` are the same word.
    private static func isUncountable(_ word: String) -> Bool {
        uncountables.contains(word) || uncountableEndings.contains(where: word.hasSuffix)
    }

    /// Whether `word` names one although its ending could mark many.
    private static func isSingular(_ word: String) -> Bool {
        singularWords.contains(word) || singularEndingsInS.contains(where: word.hasSuffix)
    }

    /// What `table` has for the word, or `endings` for the longest ending of it: `salespeople` ends in `people`.
    private static func irregular(
        _ word: String,
        in table: [String: String],
        orEndingIn endings: [String: String]
    ) -> String? {
        if let whole = table[word] { return whole }
        guard !singularWords.contains(word) else { return nil }
        for start in word.indices {
            if let ending = endings[String(word[start...])] { return word[..<start] + ending }
        }
        return nil
    }

    private static func replacingEnding(of word: String, by endings: [(many: String, one: String)]) -> String {
        for (many, one) in endings where word.hasSuffix(many) && word != many {
            return word.dropLast(many.count) + one
        }
        return word
    }

    private static func regularPlural(of word: String) -> String {
        if let last = word.dropLast().last, word.hasSuffix("y"), !"aeiou".contains(last) {
            return word.dropLast() + "ies"
        }
        if word.hasSuffix("sis") { return word.dropLast(2) + "es" }
        let hisses = ["s", "x", "z", "ch", "sh"].contains(where: word.hasSuffix)
        return hisses ? word + "es" : word + "s"
    }
}
