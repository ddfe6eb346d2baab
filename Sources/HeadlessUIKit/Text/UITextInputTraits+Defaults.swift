extension UITextInputTraits {
    /// Sentences begin with capitals; setting it changes nothing.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set {}
    }
    /// As the user wants; setting it changes nothing.
    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set {}
    }
    /// As the user wants; setting it changes nothing.
    public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set {}
    }
    /// As the user wants; setting it changes nothing.
    public var smartQuotesType: UITextSmartQuotesType {
        get { .default }
        set {}
    }
    /// As the user wants; setting it changes nothing.
    public var smartDashesType: UITextSmartDashesType {
        get { .default }
        set {}
    }
    /// As the user wants; setting it changes nothing.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { .default }
        set {}
    }
    /// As the user wants; setting it changes nothing.
    @available(iOS 17.0, *)
    public var inlinePredictionType: UITextInlinePredictionType {
        get { .default }
        set {}
    }
    /// No rules; setting it changes nothing.
    public var passwordRules: UITextInputPasswordRules? {
        get { nil }
        set {}
    }
    /// The usual keyboard; setting it changes nothing.
    public var keyboardType: UIKeyboardType {
        get { .default }
        set {}
    }
    /// The usual looks; setting it changes nothing.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set {}
    }
    /// The usual key; setting it changes nothing.
    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set {}
    }
    /// It does not; setting it changes nothing.
    public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set {}
    }
    /// It is not; setting it changes nothing.
    public var isSecureTextEntry: Bool {
        get { false }
        set {}
    }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// No kind; setting it changes nothing.
    public var textContentType: UITextContentType! {
        get { nil }
        set {}
    }
}
