import Posters
import ThemeShopCore

/// All there is to see of the poster that is selected.
public final class PosterPageViewController: ThemeShopViewController {
    private let selection: SharedState<Poster?>
    private var controls: PosterPageControls?

    /// Shows what `selection` holds, and whatever takes its place.
    public init(selection: SharedState<Poster?>) {
        self.selection = selection
        super.init(nibName: nil, bundle: nil)
    }

    /// Not made in a storyboard.
    public required init?(coder: NSCoder) { nil }

    public override func createFields() {
        title = "Poster page"
    }

    public override func createViews() throws {
        let controls = try PosterPageControls()
        fill(with: controls.root)
        self.controls = controls
    }

    public override func createEvents() {
        events.follow(selection) { [weak self] selected in self?.show(selected) }
    }

    public override func destroyViews() {
        controls = nil
    }

    public override func emptyView() -> UIView? { MessageView("No poster is selected.") }

    public override func errorView() -> UIView? { MessageView("The poster could not be shown.", because: failure) }

    private func show(_ selected: Poster?) {
        guard let selected else { return showEmpty(animated: false) }
        hideEmpty(animated: false)
        controls?.configure(for: selected)
    }
}
