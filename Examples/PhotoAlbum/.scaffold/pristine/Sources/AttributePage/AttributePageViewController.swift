import Details
import PhotoAlbumCore

/// All there is to see of the attribute that is selected.
public final class AttributePageViewController: PhotoAlbumViewController {
    private let selection: SharedState<Attribute?>
    private var controls: AttributePageControls?

    /// Shows what `selection` holds, and whatever takes its place.
    public init(selection: SharedState<Attribute?>) {
        self.selection = selection
        super.init(nibName: nil, bundle: nil)
    }

    /// Not made in a storyboard.
    public required init?(coder: NSCoder) { nil }

    public override func createFields() {
        title = "Attribute page"
    }

    public override func createViews() throws {
        let controls = try AttributePageControls()
        fill(with: controls.root)
        self.controls = controls
    }

    public override func createEvents() {
        events.follow(selection) { [weak self] selected in self?.show(selected) }
    }

    public override func destroyViews() {
        controls = nil
    }

    public override func emptyView() -> UIView? { MessageView("No attribute is selected.") }

    public override func errorView() -> UIView? { MessageView("The attribute could not be shown.", because: failure) }

    private func show(_ selected: Attribute?) {
        guard let selected else { return showEmpty(animated: false) }
        hideEmpty(animated: false)
        controls?.configure(for: selected)
    }
}
