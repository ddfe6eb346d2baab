/// Words that fit a field's name.
struct SampleText {
    private let field: Field
    private let name: Name

    /// Writes for a field.
    init(_ field: Field) {
        self.field = field
        name = Name(words: WordSplitter.words(in: field.name))
    }

    /// The name as it stands in an address: `cover-image`.
    var slug: String { name.kebab }

    /// The text with the number `index`, for people to look at; no two are the same.
    func text(at index: Int) -> String {
        if field.isID { return "id-\(index + 1)" }
        guard let texts = SampleText.texts[name.words.last?.spelling.lowercased() ?? ""] else {
            return "\(name.singular.title) \(index + 1)"
        }
        let round = index / texts.count
        return texts[index % texts.count] + (round == 0 ? "" : " \(round + 1)")
    }

    /// The text with the number `index`, for tests: `Second title`. The first three are in the order of the alphabet.
    func ordinal(at index: Int) -> String {
        if field.isID { return text(at: index) }
        let word = name.singular.phrase
        let ordinals = SampleText.ordinals
        return index < ordinals.count ? "\(ordinals[index]) \(word)" : "\(name.singular.title) \(index + 1)"
    }

    private static let ordinals = ["First", "Second", "Third", "Fourth", "Fifth", "Sixth"]

    private static let texts: [String: [String]] = {
        let people = [
            "Ada Moreno", "Ben Okafor", "Chloe Lindqvist", "Dev Raman", "Elif Kaya", "Finn Sato", "Grace Novak",
            "Hugo Marsh",
        ]
        let titles = [
            "Morning light", "Harbour at dusk", "Quiet street", "Paper boats", "First snow", "Lemon trees",
            "Night train", "Open window",
        ]
        let places = ["Lisbon", "Kyoto", "Oslo", "Accra", "Quito", "Hobart", "Turin", "Montreal"]
        let notes = [
            "Taken from the bridge, just after the rain.", "The last one before the light went.",
            "Nobody else was there that day.", "Worth coming back for in winter.",
        ]
        return [
            "name": people, "author": people, "artist": people, "owner": people, "person": people,
            "title": titles, "headline": titles, "subject": titles, "city": places, "place": places, "location": places,
            "description": notes, "summary": notes, "note": notes, "notes": notes, "text": notes, "caption": notes,
            "body": notes, "subtitle": notes,
        ]
    }()
}
