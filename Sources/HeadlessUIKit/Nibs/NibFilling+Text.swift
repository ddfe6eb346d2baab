internal import XibDocument

extension NibFilling {
    func fill(_ label: UILabel) {
        if let text = node.text("text") { label.text = text }
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
        adjusts(\.adjustsFontSizeToFitWidth, of: label, where: "label")
        set(\.adjustsFontForContentSizeCategory, of: label, from: "adjustsFontForContentSizeCategory")
        set(\.minimumScaleFactor, of: label, from: "minimumScaleFactor")
        set(\.preferredMaxLayoutWidth, of: label, from: "preferredMaxLayoutWidth")
        set(\.isEnabled, of: label, from: "enabled")
        set(\.isHighlighted, of: label, from: "highlighted")
        if let color = color("textColor") { label.textColor = color }
        set(\.highlightedTextColor, of: label, color: "highlightedColor")
        set(\.shadowColor, of: label, color: "shadowColor")
        if let offset = node.size("shadowOffset") { label.shadowOffset = offset }
        set(\.allowsDefaultTighteningForTruncation, of: label, from: "adjustsLetterSpacingToFitWidth")
        set(\.showsExpansionTextWhenTruncated, of: label, from: "showsExpansionTextWhenTruncated")
        if let smallest: CGFloat = node.value("minimumFontSize"), label.adjustsFontSizeToFitWidth {
            label.minimumScaleFactor = min(1, smallest / max(1, label.font.pointSize))
        }
        guard let text = attributedText("attributedText") else { return }
        label.attributedText = text
        if let alignment = alignment(ofAttributedText: "attributedText") { label.textAlignment = alignment }
    }

    func fill(_ field: UITextField) {
        set(\.allowsEditingTextAttributes, of: field, from: "allowsEditingTextAttributes")
        if let text = node.text("text") { field.text = text }
        if let text = attributedText("attributedText") { field.attributedText = text }
        if let text = attributedText("attributedPlaceholder") { field.attributedPlaceholder = text }
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
        adjusts(\.adjustsFontSizeToFitWidth, of: field, where: "textField")
        set(\.adjustsFontForContentSizeCategory, of: field, from: "adjustsFontForContentSizeCategory")
        set(\.minimumFontSize, of: field, from: "minimumFontSize")
        set(\.leftViewMode, of: field, from: "leftViewMode", words: NibWords.viewModes)
        set(\.rightViewMode, of: field, from: "rightViewMode", words: NibWords.viewModes)
        set(\.clearsOnInsertion, of: field, from: "clearsOnInsertion")
        if let image = image("background") { field.background = image }
        if let image = image("disabledBackground") { field.disabledBackground = image }
        if let traits { traits.fillTraits(of: field) }
    }

    func fill(_ view: UITextView) {
        set(\.allowsEditingTextAttributes, of: view, from: "allowsEditingTextAttributes")
        if let text = node.text("text") { view.text = text }
        if let text = attributedText("attributedText") { view.attributedText = text }
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
        set(\.usesStandardTextScaling, of: view, from: "usesStandardTextScaling")
        if let insets = node.insets("textContainerInset") { view.textContainerInset = UIEdgeInsets(insets) }
        set(\.isSelectable, of: view, from: "selectable")
        set(\.adjustsFontForContentSizeCategory, of: view, from: "adjustsFontForContentSizeCategory")
        if let kinds = node.options("dataDetectorTypes", NibWords.dataDetectors) { view.dataDetectorTypes = kinds }
        if let traits { traits.fillTraits(of: view) }
    }

    /// Interface Builder writes that text does not shrink, though the classes have it so from the start.
    private func adjusts<Object: UIView>(
        _ property: ReferenceWritableKeyPath<Object, Bool>,
        of object: Object,
        where element: String
    ) {
        set(property, of: object, from: "adjustsFontSizeToFit")
        guard node.name == element, node.element.attribute("adjustsFontSizeToFit") == nil else { return }
        object[keyPath: property] = true
    }

    var traits: NibFilling? {
        node.child(key: "textInputTraits").map { NibFilling(node: $0, nib: nib) }
    }
}
