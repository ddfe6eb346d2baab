/// A text view or field: its text, its lines and its selection.
@MainActor
protocol TextHolder: UIView, UITextInput {
    var input: TextInputState { get set }
    var heldText: NSString { get }
    var heldLines: TextLines { get }
    /// Where the lines begin, in the view's coordinates.
    var heldOrigin: CGPoint { get }
    /// Puts a text in the place of a part, without asking the delegate, and tells of it.
    func replaceHeld(_ range: NSRange, with replacement: String)
    /// Tells that the selection is another.
    func heldSelectionDidChange()
}

extension TextHolder {
    var held: HeldText<Self> { HeldText(holder: self) }

    func select(_ range: NSRange) {
        let whole = NSRange(location: 0, length: heldText.length)
        let start = min(max(0, range.location), whole.length)
        input.selection = NSRange(location: start, length: min(max(0, range.length), whole.length - start))
    }

    /// Puts what the pasteboard holds in place of what is selected.
    func pasteText() {
        if let text = UIPasteboard.general.string { replaceHeld(input.selection, with: text) }
    }

    /// Puts what is selected onto the pasteboard.
    func copyText() {
        guard input.selection.length > 0 else { return }
        UIPasteboard.general.string = heldText.substring(with: input.selection)
    }

    func cutText() {
        guard input.selection.length > 0 else { return }
        copyText()
        replaceHeld(input.selection, with: "")
    }

    func selectAllText() {
        input.selection = NSRange(location: 0, length: heldText.length)
        heldSelectionDidChange()
    }
}
