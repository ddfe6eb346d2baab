import GalleryCore

/// A news item in the list.
final class NewsItemCell: UITableViewCell {
    let titleLabel = GalleryLabel()
    let detailLabel = GalleryLabel()
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
        titleLabel.setStyle(font: .newsItemTitle, color: .newsItemTitle)
        detailLabel.setStyle(font: .newsItemDetail, color: .newsItemDetail)
        contentView.addSubview(titleLabel)
        contentView.addSubview(detailLabel)
        events.followTheme { [weak self] in self?.backgroundColor = .newsItemBackground }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = contentView.bounds.insetBy(dx: 16, dy: 8)
        (titleLabel.frame, detailLabel.frame) = area.divided(atDistance: area.height / 2, from: .minYEdge)
    }
}
