/// What kind of word a word is, as far as names of fields need it; of what is not known, a sentence quotes the name.
extension FieldPhrase {
    /// Whether it says that something was done: `created`.
    static func isParticiple(_ word: String) -> Bool {
        word.hasSuffix("ed") || participles.contains(word)
    }

    /// Whether it says what somebody or something does: `starts`.
    static func isVerb(_ word: String) -> Bool {
        word.hasSuffix("s") && !word.hasSuffix("ss")
    }

    /// Whether it can follow `is`.
    static func isAdjective(_ word: String) -> Bool {
        isParticiple(word) || adjectives.contains(word)
            || ["able", "ible", "ive", "ous", "ful", "less"].contains { word.hasSuffix($0) }
    }

    /// Whether it is what somebody or something can be, and needs an article: `member`.
    static func isNoun(_ word: String) -> Bool {
        if nouns.contains(word) { return true }
        return word.count > 4 && !adjectives.contains(word)
            && ["er", "or", "ist", "ian"].contains { word.hasSuffix($0) }
    }

    /// Words by which a sentence goes on.
    static let particles: Set = [
        "about", "after", "and", "as", "at", "before", "by", "during", "for", "from", "if", "in", "into", "not", "of",
        "off", "on", "onto", "or", "out", "over", "since", "than", "through", "till", "to", "toward", "under", "until",
        "up", "upon", "via", "when", "where", "which", "who", "whom", "with", "within", "without",
    ]

    /// What begins the name of a `Bool`.
    static let verbs: Set = [
        "accepts", "allows", "can", "contains", "does", "expires", "has", "hides", "includes", "is", "must", "needs",
        "offers", "repeats", "requires", "sends", "shall", "should", "shows", "supports", "syncs", "uses", "wants",
        "was", "will", "works",
    ]

    private static let participles: Set = [
        "begun", "born", "bought", "built", "done", "drawn", "due", "found", "given", "held", "known", "left", "lost",
        "made", "met", "paid", "read", "seen", "sent", "shot", "shown", "sold", "sung", "taken", "won", "written",
    ]

    // The comparatives among them end like nouns.
    private static let adjectives: Set = [
        "active", "alive", "better", "bigger", "bold", "busy", "closer", "common", "complete", "correct", "default",
        "dirty", "early", "empty", "external", "fast", "final", "free", "fresh", "full", "hidden", "higher", "hot",
        "inner", "internal", "junior", "larger", "late", "live", "local", "lower", "main", "major", "minor", "modern",
        "new", "newer", "offline", "older", "online", "open", "outer", "own", "premium", "private", "proper", "public",
        "ready", "real", "remote", "rare", "safe", "secret", "senior", "shorter", "silent", "slow", "smaller", "sober",
        "superior", "taller", "urgent", "upper", "valid", "vegan", "vegetarian", "younger",
    ]

    private static let nouns: Set = [
        "admin", "adult", "alias", "artist", "bestseller", "boss", "bot", "boy", "child", "classic", "client", "copy",
        "dog", "draft", "duplicate", "expert", "family", "fan", "father", "favorite", "favourite", "file",
        "folder", "friend", "gift", "girl", "group", "guest", "guide", "hero", "host", "link", "mother", "novel",
        "parent", "patient", "person", "pet", "photo", "picture", "pro", "professional", "prototype", "reply", "robot",
        "root", "stub", "student", "team", "template", "tenant", "test", "user", "video", "vip",
    ]
}
