import PhotoAlbumCore

/// An attribute in the list.
final class AttributeCell: UITableViewCell {
    let titleLabel = PhotoAlbumLabel()
    let detailLabel = PhotoAlbumLabel()
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
        titleLabel.setStyle(font: .attributeTitle, color: .attributeTitle)
        detailLabel.setStyle(font: .attributeDetail, color: .attributeDetail)
        contentView.addSubview(titleLabel)
        contentView.addSubview(detailLabel)
        events.followTheme { [weak self] in self?.backgroundColor = .attributeBackground }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = contentView.bounds.insetBy(dx: 16, dy: 8)
        (titleLabel.frame, detailLabel.frame) = area.divided(atDistance: area.height / 2, from: .minYEdge)
    }
}
