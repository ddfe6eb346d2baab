extension UISearchBar: UITextInputTraits {
    /// Which letters become capitals.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { field.autocapitalizationType }
        set { field.autocapitalizationType = newValue }
    }

    /// Whether words are corrected.
    public var autocorrectionType: UITextAutocorrectionType {
        get { field.autocorrectionType }
        set { field.autocorrectionType = newValue }
    }

    /// Whether misspelt words are marked.
    public var spellCheckingType: UITextSpellCheckingType {
        get { field.spellCheckingType }
        set { field.spellCheckingType = newValue }
    }

    /// Whether the text that may follow is offered in place.
    @available(iOS 17.0, *)
    public var inlinePredictionType: UITextInlinePredictionType {
        get { field.inlinePredictionType }
        set { field.inlinePredictionType = newValue }
    }

    /// Whether quotation marks are made round.
    public var smartQuotesType: UITextSmartQuotesType {
        get { field.smartQuotesType }
        set { field.smartQuotesType = newValue }
    }

    /// Whether two hyphens become a dash.
    public var smartDashesType: UITextSmartDashesType {
        get { field.smartDashesType }
        set { field.smartDashesType = newValue }
    }

    /// Whether spaces around what is pasted or cut are set right.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { field.smartInsertDeleteType }
        set { field.smartInsertDeleteType = newValue }
    }

    /// Which keys there are.
    public var keyboardType: UIKeyboardType {
        get { field.keyboardType }
        set { field.keyboardType = newValue }
    }

    /// Whether the keyboard is light or dark.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { field.keyboardAppearance }
        set { field.keyboardAppearance = newValue }
    }

    /// What the return key says.
    public var returnKeyType: UIReturnKeyType {
        get { field.returnKeyType }
        set { field.returnKeyType = newValue }
    }

    /// Whether the return key needs text.
    public var enablesReturnKeyAutomatically: Bool {
        get { field.enablesReturnKeyAutomatically }
        set { field.enablesReturnKeyAutomatically = newValue }
    }

    /// Whether the text is hidden as it is typed.
    public var isSecureTextEntry: Bool {
        get { field.isSecureTextEntry }
        set { field.isSecureTextEntry = newValue }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// What the text is about.
    public var textContentType: UITextContentType! {
        get { field.textContentType }
        set { field.textContentType = newValue }
    }
}
