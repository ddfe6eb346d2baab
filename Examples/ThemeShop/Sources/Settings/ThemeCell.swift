import ThemeShopCore

/// A theme to choose, marked while it is the one in use.
final class ThemeCell: UITableViewCell {
    let titleLabel = ThemeShopLabel()
    /// The theme that the cell stands for.
    var theme: Theme? {
        didSet { applyTheme() }
    }
    private let events = EventBag()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setup()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setup()
    }

    private func setup() {
        titleLabel.setStyle(font: .themeTitle, color: .themeTitle)
        contentView.addSubview(titleLabel)
        events.followTheme { [weak self] in self?.applyTheme() }
    }

    private func applyTheme() {
        backgroundColor = .themeBackground
        accessoryType = theme == ThemeProvider.shared.theme ? .checkmark : .none
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel.frame = contentView.bounds.insetBy(dx: 16, dy: 8)
    }
}
