import ThemeShopCore

/// A poster in the list.
final class PosterCell: UITableViewCell {
    let titleLabel = ThemeShopLabel()
    let detailLabel = ThemeShopLabel()
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
        titleLabel.setStyle(font: .posterTitle, color: .posterTitle)
        detailLabel.setStyle(font: .posterDetail, color: .posterDetail)
        contentView.addSubview(titleLabel)
        contentView.addSubview(detailLabel)
        events.followTheme { [weak self] in self?.backgroundColor = .posterBackground }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = contentView.bounds.insetBy(dx: 16, dy: 8)
        (titleLabel.frame, detailLabel.frame) = area.divided(atDistance: area.height / 2, from: .minYEdge)
    }
}
