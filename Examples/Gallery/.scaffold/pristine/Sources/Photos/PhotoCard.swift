import GalleryCore

/// A photo in a list.
final class PhotoCard: UITableViewCell {
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
        titleLabel.setStyle(font: .photoCardTitle, color: .photoCardTitle)
        detailLabel.setStyle(font: .photoCardDetail, color: .photoCardDetail)
        contentView.addSubview(titleLabel)
        contentView.addSubview(detailLabel)
        events.followTheme { [weak self] in self?.backgroundColor = .photoCardBackground }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = contentView.bounds.insetBy(dx: 16, dy: 8)
        (titleLabel.frame, detailLabel.frame) = area.divided(atDistance: area.height / 2, from: .minYEdge)
    }
}
