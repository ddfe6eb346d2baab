import PhotoAlbumCore

extension AttributeCell {
    /// Shows `attribute`.
    func configure(for attribute: Attribute) {
        titleLabel.text = attribute.title
        detailLabel.text = attribute.detailText
    }
}
