import Details
import PhotoAlbumCore

extension DetailsViewController {
    /// Puts each attribute that is picked into `selection`, and pushes a screen that follows it.
    public func pushAttributePage(following selection: SharedState<Attribute?> = SharedState(nil)) {
        onSelect = { [weak self] picked in
            selection.value = picked
            let screen = AttributePageViewController(selection: selection)
            self?.navigationController?.pushViewController(screen, animated: true)
        }
    }
}
