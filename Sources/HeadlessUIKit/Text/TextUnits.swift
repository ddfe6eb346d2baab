/// The units of a text, counted in UTF-16.
struct TextUnits {
    private(set) var ranges: [NSRange] = []

    init(of text: String, _ granularity: UITextGranularity) {
        let whole = NSRange(location: 0, length: (text as NSString).length)
        switch granularity {
        case .character: take(text) { _, _ in true }
        case .word: take(text, where: { $0.isLetter || $0.isNumber || $0 == "'" }) { _, _ in false }
        case .sentence: take(text) { before, _ in ".!?\n".contains(before) }
        case .paragraph, .line: take(text) { before, _ in before.isNewline }
        case .document: ranges = [whole]
        }
    }

    /// Gathers the characters that belong to units; `isBreak` says whether a new unit begins between two of them.
    private mutating func take(
        _ text: String,
        where belongs: (Character) -> Bool = { _ in true },
        isBreak: (Character, Character) -> Bool
    ) {
        var place = 0
        var current: NSRange?
        var before: Character?
        for character in text {
            let length = String(character).utf16.count
            let isNew = before.map { isBreak($0, character) } ?? true
            if let open = current, isNew || !belongs(character) {
                ranges.append(open)
                current = nil
            }
            if belongs(character) {
                current = NSRange(location: current?.location ?? place, length: (current?.length ?? 0) + length)
            }
            before = character
            place += length
        }
        if let current { ranges.append(current) }
    }
}
