/// The word before a value: a label in the app's bold font and in the colour of prefixes, at the size that its xib gives it.
///
/// A label in a xib needs no more than this class to look so.
public final class ThemeShopPrefixLabel: UILabel {
    private let events = EventBag()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setup()
    }

    /// The label that a xib describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setup()
    }

    private func setup() {
        events.followTheme { [weak self] in self?.applyTheme() }
    }

    private func applyTheme() {
        font = .boldAppFont(ofSize: font.pointSize)
        textColor = .appPrefix
    }
}
