import PhotoAlbumCore

extension RatingCell {
    /// Shows the rating that `attribute` holds.
    func configure(for attribute: Attribute) {
        rating = attribute.rating ?? 0
    }
}
