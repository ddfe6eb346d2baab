extension UITextView {
    /// Is posted when editing began.
    public class var textDidBeginEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextViewTextDidBeginEditingNotification")
    }
    /// Is posted when editing ended.
    public class var textDidEndEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextViewTextDidEndEditingNotification")
    }
    /// Is posted when the user changed the text.
    public class var textDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITextViewTextDidChangeNotification")
    }

    func beginEditing(_ become: () -> Bool) -> Bool {
        guard !isBeingEdited else { return true }
        guard window != nil, canBecomeFirstResponder, delegate?.textViewShouldBeginEditing(self) ?? true, become()
        else {
            return false
        }
        isBeingEdited = true
        delegate?.textViewDidBeginEditing(self)
        post(UITextView.textDidBeginEditingNotification)
        return true
    }

    func endEditing(_ resign: () -> Bool) -> Bool {
        guard isBeingEdited else { return resign() }
        guard delegate?.textViewShouldEndEditing(self) ?? true, resign() else { return false }
        isBeingEdited = false
        delegate?.textViewDidEndEditing(self)
        post(UITextView.textDidEndEditingNotification)
        return true
    }

    /// Lets `replacement` take the place of `range`, and tells of it.
    func edit(_ range: NSRange, with replacement: String) {
        let old = text as NSString
        let limited = NSIntersectionRange(range, NSRange(location: 0, length: old.length))
        let place = range.length == 0 ? NSRange(location: min(range.location, old.length), length: 0) : limited
        input.delegate?.textWillChange(self)
        textStorage.replaceCharacters(
            in: place,
            with: NSAttributedString(string: replacement, attributes: typingAttributes)
        )
        select(NSRange(location: place.location + (replacement as NSString).length, length: 0))
        input.delegate?.textDidChange(self)
        delegate?.textViewDidChange(self)
        delegate?.textViewDidChangeSelection(self)
        post(UITextView.textDidChangeNotification)
    }

    /// Types over what is selected, where the delegate allows it.
    func type(_ replacement: String) {
        let range = selectedRange
        guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement) ?? true else { return }
        edit(range, with: replacement)
    }

    /// What the key for deleting takes away.
    var rangeToDelete: NSRange {
        guard selectedRange.length == 0, selectedRange.location > 0 else { return selectedRange }
        return (text as NSString).rangeOfComposedCharacterSequence(at: selectedRange.location - 1)
    }

    func sizeOfText(width: CGFloat) -> CGSize {
        let insets = textContainerInset
        let padding = 2 * textContainer.lineFragmentPadding + insets.left + insets.right
        let font = font ?? .systemFont(ofSize: 12)
        let limit = textContainer.maximumNumberOfLines
        let lines = TextLines(textStorage, font: font, width: width - padding, limit: limit)
        let size = CGSize(width: TextMeasure.pixelCeiling(lines.size.width), height: lines.size.height)
        let height = TextMeasure.pixelCeiling(max(size.height, font.lineHeight))
        return CGSize(
            width: width.isFinite ? width : size.width + padding,
            height: height + insets.top + insets.bottom
        )
    }

    /// The lines, from side to side, on which `range` lies.
    func rect(of range: NSRange) -> CGRect {
        textContainer.size.width = bounds.width - textContainerInset.left - textContainerInset.right
        let caret = layoutManager.lines.caret(at: min(NSMaxRange(range), textStorage.length))
        return CGRect(x: 0, y: textContainerInset.top + caret.minY, width: bounds.width, height: caret.height)
    }

    private func post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}
