/// A table on the app's background.
public final class ThemeShopTableView: UITableView {
    private let events = EventBag()

    public override init(frame: CGRect, style: UITableView.Style) {
        super.init(frame: frame, style: style)
        setup()
    }

    /// The table that a xib describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setup()
    }

    private func setup() {
        events.followTheme { [weak self] in self?.backgroundColor = .appOffWhite }
    }
}
