/// A text that a keyboard can write to, with places, parts and a selection.
@MainActor
public protocol UITextInput: UIKeyInput {
    // MARK: Text

    /// The text of a part.
    func text(in range: UITextRange) -> String?
    /// Puts a text in the place of a part.
    func replace(_ range: UITextRange, withText text: String)
    /// Whether a text may take the place of a part.
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

    // MARK: Selection

    /// What is selected, or where the cursor is.
    var selectedTextRange: UITextRange? { get set }
    /// On which line the cursor is where it could be on two.
    var selectionAffinity: UITextStorageDirection { get set }
    /// What was typed and is not decided on yet.
    var markedTextRange: UITextRange? { get }
    /// How that is drawn.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    /// Puts something that is not decided on yet in place of what is selected.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Decides on what was typed.
    func unmarkText()

    // MARK: Places

    /// Where the text begins.
    var beginningOfDocument: UITextPosition { get }
    /// Where the text ends.
    var endOfDocument: UITextPosition { get }
    /// The part between two places.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// The place so many UTF-16 units further; nil outside of the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// The place so many steps further in a direction; nil outside of the text.
    func position(
        from position: UITextPosition,
        in direction: UITextLayoutDirection,
        offset: Int
    ) -> UITextPosition?
    /// Which of two places comes first.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// How many UTF-16 units are between two places.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// The place in a part that is furthest in a direction.
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    /// The part from a place to the end of its line in a direction.
    func characterRange(
        byExtending position: UITextPosition,
        in direction: UITextLayoutDirection
    ) -> UITextRange?

    // MARK: Looks and geometry

    /// The direction of writing at a place.
    func baseWritingDirection(
        for position: UITextPosition,
        in direction: UITextStorageDirection
    ) -> NSWritingDirection
    /// Sets the direction of writing of a part.
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
    /// The rectangle of a part's first line.
    func firstRect(for range: UITextRange) -> CGRect
    /// The rectangle of the cursor at a place.
    func caretRect(for position: UITextPosition) -> CGRect
    /// The rectangles that a selection of a part covers.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// The place nearest to a point.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// The place in a part that is nearest to a point.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    /// The character at a point.
    func characterRange(at point: CGPoint) -> UITextRange?
    /// The view in whose coordinates rectangles are.
    var textInputView: UIView { get }

    // MARK: Helpers

    /// Who hears of changes that the text makes by itself.
    var inputDelegate: (any UITextInputDelegate)? { get set }
    /// Finds the units of the text.
    var tokenizer: any UITextInputTokenizer { get }
}

extension UITextInput {
    /// Yes.
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
    /// Towards the end; it cannot be set.
    public var selectionAffinity: UITextStorageDirection {
        get { .forward }
        set {}
    }
}

extension UITextInput where Self: UIView {
    /// The view itself.
    public var textInputView: UIView { self }
}
