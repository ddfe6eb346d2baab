/// A keyboard for a language.
@MainActor
open class UITextInputMode: NSObject {
    /// The keyboards that the user has.
    open class var activeInputModes: [UITextInputMode] { [english] }
    private static let english = UITextInputMode(language: "en-US")

    /// The user changed to another keyboard.
    public nonisolated static var currentInputModeDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITextInputCurrentInputModeDidChangeNotification")
    }

    private let language: String

    private init(language: String) {
        self.language = language
        super.init()
    }

    /// The keyboard's language.
    open var primaryLanguage: String? { language }
}
