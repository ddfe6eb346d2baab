/// A text field in the app's font and colour, at the size that its xib gives it.
public final class ThemeShopTextField: UITextField {
    private let events = EventBag()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setup()
    }

    /// The text field that a xib describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setup()
    }

    private func setup() {
        events.followTheme { [weak self] in self?.applyTheme() }
    }

    private func applyTheme() {
        font = .appFont(ofSize: font?.pointSize ?? UIFont.labelFontSize)
        textColor = .appBlack1
    }
}
