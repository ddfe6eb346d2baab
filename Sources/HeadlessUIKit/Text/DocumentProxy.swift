/// A text that a keyboard types into, with a cursor.
final class DocumentProxy: NSObject, UITextDocumentProxy {
    private var before = ""
    private var after = ""
    private var marked = 0
    let documentIdentifier = UUID()
    var autocapitalizationType = UITextAutocapitalizationType.sentences
    var autocorrectionType = UITextAutocorrectionType.default
    var spellCheckingType = UITextSpellCheckingType.default
    var smartQuotesType = UITextSmartQuotesType.default
    var smartDashesType = UITextSmartDashesType.default
    var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    var keyboardType = UIKeyboardType.default
    var keyboardAppearance = UIKeyboardAppearance.default
    var returnKeyType = UIReturnKeyType.default
    var enablesReturnKeyAutomatically = false
    var isSecureTextEntry = false

    var documentContextBeforeInput: String? { before.isEmpty ? nil : before }
    var documentContextAfterInput: String? { after.isEmpty ? nil : after }
    var selectedText: String? { nil }
    var documentInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
    var hasText: Bool { !(before + after).isEmpty }

    func insertText(_ text: String) {
        before.removeLast(marked)
        marked = 0
        before += text
    }

    func deleteBackward() {
        marked = 0
        _ = before.popLast()
    }

    func adjustTextPosition(byCharacterOffset offset: Int) {
        let all = before + after
        let place = min(max(before.count + offset, 0), all.count)
        before = String(all.prefix(place))
        after = String(all.dropFirst(place))
    }

    func setMarkedText(_ markedText: String, selectedRange: NSRange) {
        insertText(markedText)
        marked = markedText.count
    }

    func unmarkText() {
        marked = 0
    }
}
