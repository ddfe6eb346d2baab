internal import XibDocument

extension NibFilling {
    func fill(_ label: UILabel) {
        if let text = node.text("text") ?? node.attributedText("attributedText") { label.text = text }
        if let font { label.font = font }
        set(\.numberOfLines, of: label, from: "numberOfLines")
        set(
            \.textAlignment,
            of: label,
            from: "textAlignment",
            words: NibWords.textAlignments,
            absent: node.name == "label" ? .left : nil
        )
        set(\.lineBreakMode, of: label, from: "lineBreakMode", words: NibWords.lineBreakModes)
        set(\.baselineAdjustment, of: label, from: "baselineAdjustment", words: NibWords.baselines)
        set(\.adjustsFontSizeToFitWidth, of: label, from: "adjustsFontSizeToFit")
        set(\.adjustsFontForContentSizeCategory, of: label, from: "adjustsFontForContentSizeCategory")
        set(\.minimumScaleFactor, of: label, from: "minimumScaleFactor")
        set(\.preferredMaxLayoutWidth, of: label, from: "preferredMaxLayoutWidth")
        set(\.isEnabled, of: label, from: "enabled")
        set(\.isHighlighted, of: label, from: "highlighted")
        if let color = color("textColor") { label.textColor = color }
        set(\.highlightedTextColor, of: label, color: "highlightedColor")
        set(\.shadowColor, of: label, color: "shadowColor")
        if let offset = node.size("shadowOffset") { label.shadowOffset = offset }
    }

    func fill(_ field: UITextField) {
        if let text = node.text("text") ?? node.attributedText("attributedText") { field.text = text }
        if let placeholder = node.text("placeholder") { field.placeholder = placeholder }
        if let font { field.font = font }
        set(
            \.textAlignment,
            of: field,
            from: "textAlignment",
            words: NibWords.textAlignments,
            absent: node.name == "textField" ? .left : nil
        )
        set(\.textColor, of: field, color: "textColor")
        set(\.borderStyle, of: field, from: "borderStyle", words: NibWords.borderStyles)
        set(\.clearButtonMode, of: field, from: "clearButtonMode", words: NibWords.viewModes)
        set(\.clearsOnBeginEditing, of: field, from: "clearsOnBeginEditing")
        set(\.adjustsFontSizeToFitWidth, of: field, from: "adjustsFontSizeToFit")
        set(\.adjustsFontForContentSizeCategory, of: field, from: "adjustsFontForContentSizeCategory")
        set(\.minimumFontSize, of: field, from: "minimumFontSize")
        guard let traits else { return }
        traits.set(\.isSecureTextEntry, of: field, from: "secureTextEntry")
        traits.set(\.keyboardType, of: field, from: "keyboardType", words: NibWords.keyboards)
        traits.set(\.returnKeyType, of: field, from: "returnKeyType", words: NibWords.returnKeys)
        traits.set(
            \.autocapitalizationType,
            of: field,
            from: "autocapitalizationType",
            words: NibWords.capitalizations
        )
        traits.set(\.autocorrectionType, of: field, from: "autocorrectionType", words: NibWords.corrections)
        traits.set(\.spellCheckingType, of: field, from: "spellCheckingType", words: NibWords.spellings)
        traits.set(\.enablesReturnKeyAutomatically, of: field, from: "enablesReturnKeyAutomatically")
    }

    func fill(_ view: UITextView) {
        if let text = node.text("text") ?? node.attributedText("attributedText") { view.text = text }
        if let font { view.font = font }
        set(
            \.textAlignment,
            of: view,
            from: "textAlignment",
            words: NibWords.textAlignments,
            absent: node.name == "textView" ? .left : nil
        )
        set(\.textColor, of: view, color: "textColor")
        set(\.isEditable, of: view, from: "editable")
        set(\.isSelectable, of: view, from: "selectable")
        set(\.adjustsFontForContentSizeCategory, of: view, from: "adjustsFontForContentSizeCategory")
        guard let traits else { return }
        traits.set(\.isSecureTextEntry, of: view, from: "secureTextEntry")
        traits.set(\.keyboardType, of: view, from: "keyboardType", words: NibWords.keyboards)
        traits.set(\.returnKeyType, of: view, from: "returnKeyType", words: NibWords.returnKeys)
        traits.set(\.autocapitalizationType, of: view, from: "autocapitalizationType", words: NibWords.capitalizations)
        traits.set(\.autocorrectionType, of: view, from: "autocorrectionType", words: NibWords.corrections)
        traits.set(\.spellCheckingType, of: view, from: "spellCheckingType", words: NibWords.spellings)
    }

    private var traits: NibFilling? {
        node.child(key: "textInputTraits").map { NibFilling(node: $0, nib: nib) }
    }
}
