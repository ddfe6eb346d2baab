extension UITextView {
    /// What is selected, or where the cursor is; setting it tells the delegate.
    public var selectedTextRange: UITextRange? {
        get { TextPart(input.selection) }
        set {
            guard let newValue else { return }
            select(held.range(newValue))
            heldSelectionDidChange()
        }
    }
    /// What was typed and is not decided on yet.
    public var markedTextRange: UITextRange? { input.marked.map { TextPart($0) } }
    /// How that is drawn.
    public var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { input.markedStyle }
        set { input.markedStyle = newValue }
    }
    /// Who hears of changes that the text makes by itself.
    public var inputDelegate: (any UITextInputDelegate)? {
        get { input.delegate }
        set { input.delegate = newValue }
    }
    /// Finds the units of the text.
    public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }
    /// Where the text begins.
    public var beginningOfDocument: UITextPosition { TextPlace(0) }
    /// Where the text ends.
    public var endOfDocument: UITextPosition { TextPlace(heldText.length) }

    /// The text of a part.
    public func text(in range: UITextRange) -> String? { held.text(in: range) }
    /// Puts a text in the place of a part, without asking the delegate.
    public func replace(_ range: UITextRange, withText text: String) { held.replace(range, with: text) }
    /// Puts something that is not decided on yet in place of what is selected.
    public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        held.setMarked(markedText, selection: selectedRange)
    }
    /// Decides on what was typed.
    public func unmarkText() { input.marked = nil }

    /// The part between two places.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        held.part(from: fromPosition, to: toPosition)
    }
    /// The place so many UTF-16 units further; nil outside of the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        held.position(from: position, offset: offset)
    }
    /// The place so many steps further in a direction; nil outside of the text.
    public func position(
        from position: UITextPosition,
        in direction: UITextLayoutDirection,
        offset: Int
    ) -> UITextPosition? { held.position(from: position, in: direction, steps: offset) }
    /// Which of two places comes first.
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        held.compare(position, other)
    }
    /// How many UTF-16 units are between two places.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        held.offset(toPosition) - held.offset(from)
    }
    /// The place in a part that is furthest in a direction.
    public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        held.farthest(in: range, direction)
    }
    /// The part from a place to the end of its line in a direction.
    public func characterRange(
        byExtending position: UITextPosition,
        in direction: UITextLayoutDirection
    ) -> UITextRange? { held.extended(from: position, direction) }
    /// The direction of writing at a place.
    public func baseWritingDirection(
        for position: UITextPosition,
        in direction: UITextStorageDirection
    ) -> NSWritingDirection { input.direction }
    /// Sets the direction of writing, of the whole text.
    public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        input.direction = writingDirection
    }
    /// The rectangle of a part's first line.
    public func firstRect(for range: UITextRange) -> CGRect { held.rects(for: range).first ?? .zero }
    /// The place in a part that is nearest to a point.
    public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        held.closest(to: point, within: range)
    }
    /// The character at a point.
    public func characterRange(at point: CGPoint) -> UITextRange? { held.character(at: point) }
}
