import PhotoAlbumCore

extension PhotoCell {
    /// Shows `photo`.
    func configure(for photo: Photo) {
        titleLabel.text = photo.name
        detailLabel.text = photo.detailText
    }
}
