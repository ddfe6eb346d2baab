/// A label in the app's font and colour, at the size that its xib gives it.
public final class ProfileLabel: UILabel {
    private let events = EventBag()
    private var ownFont: (@MainActor () -> UIFont)?
    private var ownColor: (@MainActor () -> UIColor)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setup()
    }

    /// The label that a xib describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setup()
    }

    /// Takes another font and colour than the app's plain ones; both are asked for again when the theme changes.
    public func setStyle(
        font: @escaping @autoclosure @MainActor () -> UIFont,
        color: @escaping @autoclosure @MainActor () -> UIColor
    ) {
        ownFont = font
        ownColor = color
        applyTheme()
    }

    private func setup() {
        events.followTheme { [weak self] in self?.applyTheme() }
    }

    private func applyTheme() {
        font = ownFont?() ?? .appFont(ofSize: font.pointSize)
        textColor = ownColor?() ?? .appBlack1
    }
}
