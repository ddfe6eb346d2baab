import GalleryCore

extension PhotoCard {
    /// Shows `photo`.
    func configure(for photo: Photo) {
        titleLabel.text = photo.title
        detailLabel.text = photo.createdAt.formatted(date: .abbreviated, time: .omitted)
    }
}
