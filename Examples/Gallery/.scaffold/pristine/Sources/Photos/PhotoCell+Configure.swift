import GalleryCore

extension PhotoCell {
    /// Shows `photo`.
    func configure(for photo: Photo) {
        titleLabel.text = photo.title
        detailLabel.text = photo.detailText
    }
}
