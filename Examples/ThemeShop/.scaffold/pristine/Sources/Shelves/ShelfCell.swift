import ThemeShopCore

/// A shelf in the grid.
final class ShelfCell: UICollectionViewCell {
    let titleLabel = ThemeShopLabel()
    let detailLabel = ThemeShopLabel()
    private let events = EventBag()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setup()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setup()
    }

    private func setup() {
        titleLabel.setStyle(font: .shelfModelTitle, color: .shelfModelTitle)
        detailLabel.setStyle(font: .shelfModelDetail, color: .shelfModelDetail)
        detailLabel.numberOfLines = 0
        contentView.addSubview(titleLabel)
        contentView.addSubview(detailLabel)
        events.followTheme { [weak self] in self?.backgroundColor = .shelfModelBackground }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = contentView.bounds.insetBy(dx: 8, dy: 8)
        (titleLabel.frame, detailLabel.frame) = area.divided(atDistance: 24, from: .minYEdge)
    }
}
