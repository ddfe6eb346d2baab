/// What the keyboard for a text is like.
@MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    /// Which letters become capitals.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether words are corrected.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// Whether misspelt words are marked.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// Whether quotation marks are made round.
    var smartQuotesType: UITextSmartQuotesType { get set }
    /// Whether two hyphens become a dash.
    var smartDashesType: UITextSmartDashesType { get set }
    /// Whether spaces around what is pasted or cut are set right.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    /// Whether the text that may follow is offered in place.
    @available(iOS 17.0, *)
    var inlinePredictionType: UITextInlinePredictionType { get set }
    /// What a password that is made for the text must be like.
    var passwordRules: UITextInputPasswordRules? { get set }
    /// Which keys there are.
    var keyboardType: UIKeyboardType { get set }
    /// Whether the keyboard is light or dark.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// What the return key says.
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether the return key needs text.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// Whether the text is hidden as it is typed.
    var isSecureTextEntry: Bool { get set }
    /// What the text is about.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var textContentType: UITextContentType! { get set }
}
