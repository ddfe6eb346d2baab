import GalleryCore

/// A form for a review.
public final class ReviewFormViewController: GalleryViewController {
    /// Called with the review once it has been saved.
    public var onSave: ((Review) -> Void)?

    private let store: ReviewStore
    private var controls: ReviewFormControls?
    private var original: Review?

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
        load(store.load) { [weak self] review in
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

    private func save() {
        guard let controls, let original else { return }
        do {
            let changed = try original.changed(by: controls.draft)
            controls.saveButton.isEnabled = false
            events.run { [weak self, store] in
                var problem: (any Error)?
                do { try await store.save(changed) } catch { problem = error }
                self?.end(with: changed, problem)
            }
        } catch {
            controls.show(error)
        }
    }

    /// What was typed stays where it could not be saved.
    private func end(with changed: Review, _ problem: (any Error)?) {
        controls?.saveButton.isEnabled = true
        controls?.show(problem)
        guard problem == nil else { return }
        original = changed
        onSave?(changed)
    }
}
