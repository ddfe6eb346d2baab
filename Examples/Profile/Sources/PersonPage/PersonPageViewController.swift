import ProfileCore

/// A person's name and age, which one button fills in and another clears.
public final class PersonPageViewController: ProfileViewController {
    private let store: PersonStore
    private var controls: PersonPageControls?
    private var person: Person?
    private var isFilled = false

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
        controls.configure(for: nil)
        fill(with: controls.root)
        self.controls = controls
    }

    public override func createEvents() {
        events.on(.touchUpInside, of: controls?.fillButton) { [weak self] in self?.fillIn() }
        events.on(.touchUpInside, of: controls?.clearButton) { [weak self] in self?.clear() }
        // On another day the age is another one.
        events.observe(UIApplication.significantTimeChangeNotification) { [weak self] in self?.loadData() }
        let clear = UIAccessibilityCustomAction(name: "Clear") { [weak self] _ in
            self?.clear()
            return self != nil
        }
        controls?.nameLabel.accessibilityCustomActions = [clear]
    }

    public override func loadData() {
        load(store.load) { [weak self] person in
            self?.person = person
            self?.show()
        }
    }

    // The base undoes what `events` holds.
    public override func destroyEvents() {
        controls?.nameLabel.accessibilityCustomActions = nil
    }

    public override func destroyViews() {
        controls = nil
    }

    public override func destroyFields() {
        (person, isFilled) = (nil, false)
    }

    // A person who is not on the page can be loaded again.
    public override func cleanData() {
        if !isFilled { person = nil }
    }

    public override func enterForeground() {
        show()
    }

    // The system takes a picture of the page for its list of apps, in which nobody should be seen.
    public override func enterBackground() {
        controls?.configure(for: nil)
    }

    public override func loadingView() -> UIView? { MessageView("Loading the person…") }

    public override func errorView() -> UIView? {
        let again = UIAction(title: "Try Again") { [weak self] _ in self?.loadData() }
        return MessageView("The person could not be loaded.", because: failure, action: again)
    }

    private func fillIn() {
        isFilled = true
        if person == nil { loadData() } else { show() }
    }

    private func clear() {
        isFilled = false
        show()
    }

    private func show() {
        controls?.configure(for: isFilled ? person : nil)
    }
}
