import GalleryCore

/// A place in the grid.
final class PlaceCell: UICollectionViewCell {
    let titleLabel = GalleryLabel()
    let detailLabel = GalleryLabel()
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
        titleLabel.setStyle(font: .placeTitle, color: .placeTitle)
        detailLabel.setStyle(font: .placeDetail, color: .placeDetail)
        detailLabel.numberOfLines = 0
        contentView.addSubview(titleLabel)
        contentView.addSubview(detailLabel)
        events.followTheme { [weak self] in self?.backgroundColor = .placeBackground }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = contentView.bounds.insetBy(dx: 8, dy: 8)
        (titleLabel.frame, detailLabel.frame) = area.divided(atDistance: 24, from: .minYEdge)
    }
}
