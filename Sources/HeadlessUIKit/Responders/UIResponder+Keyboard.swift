extension UIResponder {
    /// The keyboard is about to come.
    public nonisolated static let keyboardWillShowNotification = named("WillShow")
    /// The keyboard has come.
    public nonisolated static let keyboardDidShowNotification = named("DidShow")
    /// The keyboard is about to go.
    public nonisolated static let keyboardWillHideNotification = named("WillHide")
    /// The keyboard is gone.
    public nonisolated static let keyboardDidHideNotification = named("DidHide")
    /// The keyboard is about to take another place.
    public nonisolated static let keyboardWillChangeFrameNotification = named("WillChangeFrame")
    /// The keyboard has taken another place.
    public nonisolated static let keyboardDidChangeFrameNotification = named("DidChangeFrame")

    /// Under which a notification tells where the keyboard was.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// Under which a notification tells where the keyboard will be.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// Under which a notification tells how long the keyboard takes.
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// Under which a notification tells the curve of the keyboard's way.
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// Under which a notification tells whether the keyboard is this app's.
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"

    private nonisolated static func named(_ event: String) -> NSNotification.Name {
        NSNotification.Name("UIKeyboard\(event)Notification")
    }
}
