import PhotoAlbumCore
import Photos

extension PhotosViewController {
    /// Puts each photo that is picked into `selection`, and pushes a screen that follows it.
    public func pushPhotoPage(following selection: SharedState<Photo?> = SharedState(nil)) {
        onSelect = { [weak self] picked in
            selection.value = picked
            let screen = PhotoPageViewController(selection: selection)
            self?.navigationController?.pushViewController(screen, animated: true)
        }
    }
}
