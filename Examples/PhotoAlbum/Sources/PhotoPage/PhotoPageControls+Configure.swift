import PhotoAlbumCore
import Photos

extension PhotoPageControls {
    /// Shows who took `photo`.
    func configure(for photo: Photo) {
        authorLabel.text = photo.authorFullName
        photosTakenLabel.text = photo.user.numberOfPhotosTaken.formatted()
    }
}
