/// Something that text can be typed into.
@MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is any text.
    var hasText: Bool { get }
    /// Puts text where the cursor is.
    func insertText(_ text: String)
    /// Takes away the character before the cursor.
    func deleteBackward()
}
