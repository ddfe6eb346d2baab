import GalleryCore

extension HikeCell {
    /// Shows `hike`.
    func configure(for hike: Hike) {
        titleLabel.text = hike.title
        detailLabel.text = hike.detailText
    }
}
