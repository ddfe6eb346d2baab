import AttributePage
import Details
import PhotoAlbumCore
import Photos

/// Who took the photo that is selected, and, in a controller of their own, its details.
public final class PhotoPageViewController: PhotoAlbumViewController {
    private let selection: SharedState<Photo?>
    private let attributes = SharedState<[Attribute]>([])
    private var controls: PhotoPageControls?
    private var details: DetailsViewController?

    /// Shows what `selection` holds, and whatever takes its place.
    public init(selection: SharedState<Photo?>) {
        self.selection = selection
        super.init(nibName: nil, bundle: nil)
    }

    /// Not made in a storyboard.
    public required init?(coder: NSCoder) { nil }

    public override func createFields() {
        details = DetailsViewController(attributes: attributes)
        details?.pushAttributePage()
    }

    public override func createViews() throws {
        let controls = try PhotoPageControls()
        fill(with: controls.root)
        self.controls = controls
        if let details { embed(details, in: controls.details) }
    }

    public override func createEvents() {
        events.follow(selection) { [weak self] selected in self?.show(selected) }
    }

    public override func destroyViews() {
        controls = nil
    }

    public override func destroyFields() {
        details?.leaveParent()
        details = nil
    }

    public override func emptyView() -> UIView? { MessageView("No photo is selected.") }

    public override func errorView() -> UIView? { MessageView("The photo could not be shown.", because: failure) }

    private func show(_ selected: Photo?) {
        title = selected?.name
        attributes.value = selected?.attributes ?? []
        guard let selected else { return showEmpty(animated: false) }
        hideEmpty(animated: false)
        controls?.configure(for: selected)
    }
}
