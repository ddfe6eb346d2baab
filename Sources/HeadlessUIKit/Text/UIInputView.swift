/// A view in place of the keyboard, or above it.
@MainActor
open class UIInputView: UIView {
    /// How such a view looks.
    public enum Style: Int, Sendable {
        /// As its own settings say.
        case `default` = 0
        /// As the keyboard.
        case keyboard = 1
    }

    /// How the view looks.
    public let inputViewStyle: UIInputView.Style
    /// Whether the view's own size makes its height.
    open var allowsSelfSizing = false

    /// A view of a look.
    public init(frame: CGRect, inputViewStyle: UIInputView.Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
    }

    /// A view from a nib.
    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }
}
