extension UITextField {
    /// Is posted when editing began.
    public class var textDidBeginEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
    }
    /// Is posted when editing ended.
    public class var textDidEndEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidEndEditingNotification")
    }
    /// Is posted when the user changed the text.
    public class var textDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidChangeNotification")
    }

    func beginEditing(_ become: () -> Bool) -> Bool {
        guard !isEditing else { return true }
        guard window != nil, canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true, become()
        else {
            return false
        }
        isEditing = true
        if clearsOnBeginEditing { text = "" }
        typingAttributes = defaultTextAttributes
        setNeedsLayout()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        post(UITextField.textDidBeginEditingNotification)
        return true
    }

    func endEditing(_ resign: () -> Bool) -> Bool {
        guard isEditing else { return resign() }
        guard delegate?.textFieldShouldEndEditing(self) ?? true, resign() else { return false }
        isEditing = false
        typingAttributes = nil
        input.marked = nil
        setNeedsLayout()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        post(UITextField.textDidEndEditingNotification)
        return true
    }

    /// Sets the text as a user would, with the cursor at its end, and tells of it.
    func edit(_ newText: String) {
        replaceHeld(NSRange(location: 0, length: heldText.length), with: newText)
    }

    /// Types over what is selected, where the delegate allows it.
    func type(_ replacement: String) {
        let whole = NSRange(location: 0, length: heldText.length)
        let range = clearsOnInsertion ? whole : input.selection
        guard asksToChange(range, replacement) else { return }
        clearsOnInsertion = false
        replaceHeld(range, with: replacement)
    }

    /// Does what the key for deleting does; false where there is nothing to delete.
    func typeDelete() -> Bool {
        let range = rangeToDelete
        guard range.length > 0 else { return false }
        if asksToChange(range, "") { replaceHeld(range, with: "") }
        return true
    }

    /// What the key for deleting takes away.
    var rangeToDelete: NSRange {
        guard input.selection.length == 0, input.selection.location > 0 else { return input.selection }
        return heldText.rangeOfComposedCharacterSequence(at: input.selection.location - 1)
    }

    private func asksToChange(_ range: NSRange, _ replacement: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement) ?? true
    }

    /// Does what the return key does.
    func pressReturn() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let leaves = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        if leaves { resignFirstResponder() }
    }

    func post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}
