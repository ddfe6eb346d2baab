import GalleryCore

extension PlaceCell {
    /// Shows `place`.
    func configure(for place: Place) {
        titleLabel.text = place.name
        detailLabel.text = place.detailText
    }
}
