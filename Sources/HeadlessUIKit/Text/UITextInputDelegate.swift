/// Who hears of changes that a text makes by itself.
@MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
    /// The selection is about to be another.
    func selectionWillChange(_ textInput: (any UITextInput)?)
    /// The selection is another.
    func selectionDidChange(_ textInput: (any UITextInput)?)
    /// The text is about to be another.
    func textWillChange(_ textInput: (any UITextInput)?)
    /// The text is another.
    func textDidChange(_ textInput: (any UITextInput)?)
}
