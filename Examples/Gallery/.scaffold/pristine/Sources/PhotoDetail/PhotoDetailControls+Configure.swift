import GalleryCore
import Photos

extension PhotoDetailControls {
    /// Shows `photo`.
    func configure(for photo: Photo) {
        titleLabel.text = photo.title
        createdAtLabel.text = photo.createdAt.formatted(date: .abbreviated, time: .omitted)
        root.setNeedsLayout()
    }
}
