/// The text into which a keyboard of an app's own types.
@MainActor
public protocol UITextDocumentProxy: UIKeyInput {
    /// What stands before the cursor.
    var documentContextBeforeInput: String? { get }
    /// What stands after the cursor.
    var documentContextAfterInput: String? { get }
    /// What is selected.
    var selectedText: String? { get }
    /// The language and kind of the keyboard.
    var documentInputMode: UITextInputMode? { get }
    /// The text's own name, for as long as the keyboard is shown.
    var documentIdentifier: UUID { get }
    /// Moves the cursor by a number of characters.
    func adjustTextPosition(byCharacterOffset offset: Int)
    /// Puts in text that is not yet decided upon.
    func setMarkedText(_ markedText: String, selectedRange: NSRange)
    /// Decides upon that text.
    func unmarkText()
}
