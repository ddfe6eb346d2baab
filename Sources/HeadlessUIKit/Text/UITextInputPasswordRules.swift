/// What a password that the system makes must be like.
@MainActor
open class UITextInputPasswordRules: NSObject {
    /// The rules, as `required: upper; minlength: 8;`.
    public let passwordRulesDescriptor: String

    /// Rules as they are written.
    public init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
        super.init()
    }
}
