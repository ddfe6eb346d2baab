/// The screen of a keyboard of an app's own, or of what is shown above the keyboard.
open class UIInputViewController: UIViewController, UITextInputDelegate {
    private let proxy = DocumentProxy()
    private var keys: UIInputView?

    /// The view with the keys; the controller's own view, where there is no other.
    @_nonoverride open var inputView: UIInputView? {
        get { keys ?? viewIfLoaded as? UIInputView }
        set {
            keys = newValue
            if let newValue { view = newValue }
        }
    }

    /// The text that the keyboard types into.
    open var textDocumentProxy: any UITextDocumentProxy { proxy }
    /// The language that the keyboard is for.
    open var primaryLanguage: String?
    /// Whether the keyboard has a key for speech.
    open var hasDictationKey = false
    /// Whether the keyboard may use the network and what it shares with its app.
    open var hasFullAccess: Bool { false }
    /// Whether the keyboard needs a key that leads to the next one.
    open var needsInputModeSwitchKey: Bool { false }

    open override func loadView() {
        view = keys ?? UIInputView(frame: UIScreen.main.bounds, inputViewStyle: .keyboard)
    }

    /// Takes the keyboard away.
    open func dismissKeyboard() {
        Headless.hideKeyboard()
    }

    /// Goes on to the next keyboard; there is one only.
    open func advanceToNextInputMode() {}

    /// Shows the keyboards to choose from; there is one only.
    open func handleInputModeList(from view: UIView, with event: UIEvent) {}

    /// Hears that the selection is about to be another.
    open func selectionWillChange(_ textInput: (any UITextInput)?) {}
    /// Hears that the selection is another.
    open func selectionDidChange(_ textInput: (any UITextInput)?) {}
    /// Hears that the text is about to be another.
    open func textWillChange(_ textInput: (any UITextInput)?) {}
    /// Hears that the text is another.
    open func textDidChange(_ textInput: (any UITextInput)?) {}
}
