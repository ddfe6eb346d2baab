/// A part of a text, counted in UTF-16 units.
final class TextPart: UITextRange {
    let range: NSRange

    init(_ range: NSRange) {
        self.range = range
        super.init()
    }

    override var start: UITextPosition { TextPlace(range.location) }
    override var end: UITextPosition { TextPlace(NSMaxRange(range)) }
    override var isEmpty: Bool { range.length == 0 }

    nonisolated override func isEqual(_ object: Any?) -> Bool {
        (object as? TextPart)?.range == range
    }

    nonisolated override var hash: Int { range.location }
}
