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
        setNeedsLayout()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        post(UITextField.textDidEndEditingNotification)
        return true
    }

    /// Sets the text as a user would, and tells of it.
    func edit(_ newText: String) {
        text = newText
        sendActions(for: .editingChanged)
        delegate?.textFieldDidChangeSelection(self)
        post(UITextField.textDidChangeNotification)
    }

    /// Lets `replacement` take the place of the last `length` UTF-16 units, where the delegate allows it.
    func replaceEnd(_ length: Int, with replacement: String) {
        let old = (text ?? "") as NSString
        let range = NSRange(location: old.length - length, length: length)
        guard
            delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement) ?? true
        else { return }
        edit(old.replacingCharacters(in: range, with: replacement))
    }

    /// Does what the return key does.
    func pressReturn() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let leaves = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        if leaves { resignFirstResponder() }
    }

    private func post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}
