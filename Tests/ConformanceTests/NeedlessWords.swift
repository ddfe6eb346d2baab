/// How Swift's importer leaves out words that a type says already.
enum NeedlessWords {
    /// What a name is used for.
    enum Role {
        case property, base, label
    }

    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to",
        "until", "using", "via", "when", "with", "within",
    ]
    private static let verbs: Set<String> = [
        "add", "append", "apply", "attach", "begin", "cancel", "change", "close", "collapse", "commit", "complete",
        "configure", "convert", "create", "delete", "dequeue", "deselect", "detach", "disable", "dismiss", "display",
        "draw", "drop", "enable", "encode", "end", "enter", "exchange", "exit", "expand", "find", "finish", "focus",
        "handle", "hide", "highlight", "ignore", "insert", "instantiate", "invalidate", "is", "lift", "load", "modify",
        "move", "open", "perform", "pop", "post", "prepare", "present", "push", "recognize", "refresh", "register",
        "reload", "remove", "replace", "reset", "resolve", "resume", "scroll", "select", "send", "set", "show",
        "snapshot", "start", "stop", "unhighlight", "unwind", "update", "use", "write",
    ]

    static func isPreposition(_ word: String) -> Bool { prepositions.contains(word.lowercased()) }

    private static func isVerb(_ word: String) -> Bool {
        let small = word.lowercased()
        return verbs.contains(small)
            || (small.hasSuffix("ing") && small.count > 4 && verbs.contains { small.hasPrefix($0.prefix(3)) })
    }

    /// The name without the words at its end that `type` says.
    static func omitted(_ name: String, type: String, role: Role, properties: Set<String>) -> String {
        let words = CamelWords(name).words
        let count = matched(words, type: type)
        let rest = words.dropLast(count)
        guard count > 0, let last = rest.last else { return name }
        let short = rest.joined()
        switch role {
        case .property:
            return short
        case .base where isPreposition(last):
            return rest.count > 1 ? short : name
        case .base:
            let dropped = words.suffix(count).joined().lowercased()
            let isProperty = properties.contains { [dropped, dropped + "s"].contains($0.lowercased()) }
            return isVerb(last) && !isProperty ? short : name
        case .label:
            return isPreposition(last) || isVerb(last) ? short : name
        }
    }

    /// How many words at the end of a name are those at the end of a type.
    private static func matched(_ words: [String], type: String) -> Int {
        let isArray = type.hasSuffix("[]")
        var typeWords = CamelWords(isArray ? String(type.dropLast(2)) : type).words
        var count = 0
        for (offset, word) in words.reversed().enumerated() {
            if offset == 0, let last = typeWords.last, ["Type", "Ref"].contains(last), !matches(word, last) {
                typeWords.removeLast()
            }
            guard let typeWord = typeWords.last else { break }
            // The facts may name the elements of a list alone.
            let singular = offset == 0 && word.hasSuffix("s") ? String(word.dropLast()) : word
            guard
                matches(word, typeWord) || matches(singular, typeWord)
                    || (word == "Index" && ["Int", "Integer"].contains(typeWord))
            else { break }
            typeWords.removeLast()
            count += 1
        }
        return count
    }

    private static func matches(_ word: String, _ typeWord: String) -> Bool {
        let (small, smallType) = (word.lowercased(), typeWord.lowercased())
        guard small != smallType else { return true }
        guard smallType.hasSuffix(small) else { return false }
        return typeWord.dropLast(word.count).allSatisfy { !$0.isLowercase && $0 != "_" }
    }
}
