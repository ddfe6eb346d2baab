import ProfileCore

/// All there is to see of a person.
public final class PersonPageViewController: ProfileViewController {
    private let store: PersonStore
    private var controls: PersonPageControls?

    /// Shows what `store` holds.
    public init(store: PersonStore = .bundled) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    /// Not made in a storyboard.
    public required init?(coder: NSCoder) { nil }

    public override func createFields() {
        title = "Person page"
    }

    public override func createViews() throws {
        let controls = try PersonPageControls()
        fill(with: controls.root)
        self.controls = controls
    }

    public override func loadData() {
        load(store.load) { [weak self] person in self?.controls?.configure(for: person) }
    }

    public override func destroyViews() {
        controls = nil
    }

    public override func loadingView() -> UIView? { MessageView("Loading the person…") }

    public override func errorView() -> UIView? {
        let again = UIAction(title: "Try Again") { [weak self] _ in self?.loadData() }
        return MessageView("The person could not be loaded.", because: failure, action: again)
    }
}
