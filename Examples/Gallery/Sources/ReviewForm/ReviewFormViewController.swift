import GalleryCore

/// A form for a review.
public final class ReviewFormViewController: GalleryViewController {
    /// Called with the review once it has been saved.
    public var onSave: ((Review) -> Void)?

    let store: ReviewStore
    var controls: ReviewFormControls?
    /// What the form was filled in with.
    var original: Review?
    var saving: Task<Void, Never>?

    /// A form for what `store` holds.
    public init(store: ReviewStore = .bundled) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    /// Not made in a storyboard.
    public required init?(coder: NSCoder) { nil }

    public override func createFields() {
        title = "Review form"
    }

    public override func createViews() throws {
        let controls = try ReviewFormControls()
        fill(with: controls.root)
        self.controls = controls
    }

    public override func createEvents() {
        events.on(.touchUpInside, of: controls?.saveButton) { [weak self] in self?.save() }
        for control in controls?.leading ?? [] {
            events.on(.valueChanged, of: control) { [weak self] in self?.controls?.follow() }
        }
    }

    public override func loadData() {
        load(latest) { [weak self] review in
            self?.original = review
            self?.controls?.configure(for: review)
        }
    }

    public override func destroyViews() { controls = nil }
    public override func destroyFields() { original = nil }

    public override func loadingView() -> UIView? { MessageView("Loading the review…") }

    public override func errorView() -> UIView? {
        let again = UIAction(title: "Try Again") { [weak self] _ in self?.loadData() }
        return MessageView("The review could not be loaded.", because: failure, action: again)
    }
}
