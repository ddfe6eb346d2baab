import Details
import PhotoAlbumCore

extension AttributePageControls {
    /// Shows `attribute`.
    func configure(for attribute: Attribute) {
        titleLabel.text = attribute.title
        textLabel.text = attribute.text
        ratingLabel.text = attribute.rating?.formatted() ?? "–"
        root.setNeedsLayout()
    }
}
