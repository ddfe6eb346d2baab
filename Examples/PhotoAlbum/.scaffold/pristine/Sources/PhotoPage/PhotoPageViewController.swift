import PhotoAlbumCore
import Photos

/// All there is to see of the photo that is selected.
public final class PhotoPageViewController: PhotoAlbumViewController {
    private let selection: SharedState<Photo?>
    private var controls: PhotoPageControls?

    /// Shows what `selection` holds, and whatever takes its place.
    public init(selection: SharedState<Photo?>) {
        self.selection = selection
        super.init(nibName: nil, bundle: nil)
    }

    /// Not made in a storyboard.
    public required init?(coder: NSCoder) { nil }

    public override func createFields() {
        title = "Photo page"
    }

    public override func createViews() throws {
        let controls = try PhotoPageControls()
        fill(with: controls.root)
        self.controls = controls
    }

    public override func createEvents() {
        events.follow(selection) { [weak self] selected in self?.show(selected) }
    }

    public override func destroyViews() {
        controls = nil
    }

    public override func emptyView() -> UIView? { MessageView("No photo is selected.") }

    public override func errorView() -> UIView? { MessageView("The photo could not be shown.", because: failure) }

    private func show(_ selected: Photo?) {
        guard let selected else { return showEmpty(animated: false) }
        hideEmpty(animated: false)
        controls?.configure(for: selected)
    }
}
