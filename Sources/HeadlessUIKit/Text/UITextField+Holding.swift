extension UITextField: TextHolder {
    var heldText: NSString { (text ?? "") as NSString }
    var heldOrigin: CGPoint {
        let room = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        return CGPoint(x: room.minX, y: room.midY - heldLines.size.height / 2)
    }
    var heldLines: TextLines {
        TextLines(attributedText ?? NSAttributedString(string: ""), font: usualFont, width: .infinity, limit: 1)
    }

    func replaceHeld(_ range: NSRange, with replacement: String) {
        input.delegate?.textWillChange(self)
        text = heldText.replacingCharacters(in: range, with: replacement)
        select(NSRange(location: range.location + (replacement as NSString).length, length: 0))
        input.delegate?.textDidChange(self)
        sendActions(for: .editingChanged)
        delegate?.textFieldDidChangeSelection(self)
        post(UITextField.textDidChangeNotification)
    }

    func heldSelectionDidChange() {
        input.delegate?.selectionDidChange(self)
        delegate?.textFieldDidChangeSelection(self)
    }
}

extension UITextField {
    var usualFont: UIFont { font ?? .systemFont(ofSize: 17) }

    /// The looks of text that has none of its own.
    public var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get {
            var attributes = letters
            attributes[.font] = usualFont
            attributes[.foregroundColor] = textColor
            return attributes
        }
        set {
            letters = newValue
            if let font = newValue[.font] as? UIFont { self.font = font }
            if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
        }
    }

    /// `text` with the usual looks where it has none of its own.
    func withUsualLooks(_ text: NSAttributedString) -> NSAttributedString {
        let whole = NSMutableAttributedString(string: text.string, attributes: defaultTextAttributes)
        guard text.length > 0 else { return whole }
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            whole.addAttributes(attributes, range: range)
        }
        return whole
    }
}
