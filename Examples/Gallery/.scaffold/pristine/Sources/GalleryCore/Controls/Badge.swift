/// A badge: a label in the app's bold font, at the size that its xib gives it.
public final class Badge: UILabel {
    private let events = EventBag()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setup()
    }

    /// The badge that a xib describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setup()
    }

    private func setup() {
        events.followTheme { [weak self] in self?.applyTheme() }
    }

    private func applyTheme() {
        font = .boldAppFont(ofSize: font.pointSize)
        textColor = .appBlack1
    }
}
