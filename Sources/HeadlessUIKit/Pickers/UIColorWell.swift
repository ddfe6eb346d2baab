/// A control with which a colour is chosen.
@MainActor
open class UIColorWell: UIControl {
    /// A well in a rectangle.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// A well from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// What the colour is for.
    open var title: String?
    /// Whether the colour may let through what is behind.
    open var supportsAlpha = true
    /// The colour; setting it in code sends no event.
    open var selectedColor: UIColor?

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
    open override var intrinsicContentSize: CGSize { Self.size }

    private static let size = CGSize(width: 28, height: 28)
}
