import PhotoAlbumCore
import Photos

extension PhotoPageControls {
    /// Shows `photo`.
    func configure(for photo: Photo) {
        nameLabel.text = photo.name ?? "–"
        creationDateLabel.text = photo.creationDate.formatted(date: .abbreviated, time: .omitted)
        ratingLabel.text = photo.rating.formatted()
        userLabel.text = photo.user.name
        root.setNeedsLayout()
    }
}
