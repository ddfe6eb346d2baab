/// A wheel that turns while something goes on.
@MainActor
open class UIActivityIndicatorView: UIView {
    /// How large the wheel is.
    public enum Style: Int, Sendable {
        /// Large and white; the name of early systems.
        case whiteLarge = 0
        /// White; the name of early systems.
        case white = 1
        /// Grey; the name of early systems.
        case gray = 2
        /// The usual size.
        case medium = 100
        /// Large.
        case large = 101
    }

    /// A wheel of the usual size in a rectangle.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// A wheel from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// A wheel of a size.
    public init(style: UIActivityIndicatorView.Style) {
        super.init(frame: .zero)
        self.style = style
        frame.size = size
    }

    override func applyClassDefaults() {
        super.applyClassDefaults()
        isHidden = true
    }

    /// How large the wheel is.
    open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }
    /// Whether a wheel that stands still is hidden.
    open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
    /// The wheel's colour.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var color: UIColor! = .systemGray
    /// Whether the wheel turns.
    open private(set) var isAnimating = false

    /// Turns the wheel and shows it.
    open func startAnimating() {
        isAnimating = true
        isHidden = false
    }

    /// Stops the wheel, and hides it where it hides when stopped.
    open func stopAnimating() {
        isAnimating = false
        isHidden = hidesWhenStopped
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size }
    open override var intrinsicContentSize: CGSize { size }

    private var size: CGSize {
        let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
        return CGSize(width: side, height: side)
    }
}
