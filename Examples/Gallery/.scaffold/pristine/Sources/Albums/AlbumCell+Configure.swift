import GalleryCore

extension AlbumCell {
    /// Shows `album`.
    func configure(for album: Album) {
        titleLabel.text = album.title
        detailLabel.text = album.detailText
    }
}
