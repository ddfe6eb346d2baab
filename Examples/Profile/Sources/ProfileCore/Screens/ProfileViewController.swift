/// The base of every screen: a place for each kind of code, and a look for each state.
///
/// A screen comes to life when its view loads, and is torn down when it leaves for good: popped, dismissed, removed
/// from its parent or replaced as root, by itself or with what it stands in. Shown again after that, it comes to life
/// anew.
open class ProfileViewController: UIViewController {
    /// Holds what `createEvents` listens to; emptied when the screen is torn down.
    public let events = EventBag()
    /// What went wrong last, for `errorView` to tell.
    public internal(set) var failure: (any Error)? {
        didSet {
            if let failure { FailureLog.note(failure) }
        }
    }

    let loads = EventBag()
    private let upkeep = EventBag()
    private let loadingOverlay = Overlay()
    private let errorOverlay = Overlay()
    private let emptyOverlay = Overlay()
    private var isAlive = false
    private var presentersToCheck: [UIViewController] = []

    // MARK: Places for a screen's code

    /// Sets what the screen derives from what it was given.
    open func createFields() {}
    /// Fills the screen from its xib, and takes the controls out of it.
    open func createViews() throws {}
    /// Connects controls and observers.
    open func createEvents() {}
    /// Asks the store for what the screen shows.
    open func loadData() {}
    /// Disconnects what `createEvents` connected and `events` does not hold.
    open func destroyEvents() {}
    /// Lets go of the controls.
    open func destroyViews() {}
    /// Lets go of what `createFields` set.
    open func destroyFields() {}
    /// Lets go of what can be made again, when memory is short.
    open func cleanData() {}
    /// Called when the app is about to come back to the front.
    open func enterForeground() {}
    /// Called when the app has gone to the back.
    open func enterBackground() {}
    /// Sets the colours and fonts that the screen's own views take from the theme.
    open func applyTheme() {
        view.backgroundColor = .appOffWhite
    }

    // MARK: Looks for a screen's states

    /// What lies over the screen while it loads.
    open func loadingView() -> UIView? { nil }
    /// What lies over the screen when `failure` kept it from loading.
    open func errorView() -> UIView? { nil }
    /// What lies over the screen when there is nothing to show.
    open func emptyView() -> UIView? { nil }

    /// Fades the loading view in.
    public func showLoading(animated: Bool) { loadingOverlay.show(loadingView(), over: view, animated: animated) }
    /// Fades the loading view out.
    public func hideLoading(animated: Bool) { loadingOverlay.hide(animated: animated) }
    /// Fades the error view in.
    public func showError(animated: Bool) { errorOverlay.show(errorView(), over: view, animated: animated) }
    /// Fades the error view out.
    public func hideError(animated: Bool) { errorOverlay.hide(animated: animated) }
    /// Fades the empty view in.
    public func showEmpty(animated: Bool) { emptyOverlay.show(emptyView(), over: view, animated: animated) }
    /// Fades the empty view out.
    public func hideEmpty(animated: Bool) { emptyOverlay.hide(animated: animated) }

    // MARK: Life

    // Without super: UIKit would look for a nib named after the class, find the screen's own, and miss its view outlet.
    public override func loadView() {
        view = UIView()
        edgesForExtendedLayout = []
        create()
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        start()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard !isAlive else { return }
        create()
        start()
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        presentersToCheck = presenters
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        departed?.tearDownScreens()
        // UIKit tells a covered screen nothing when it is dismissed together with what covers it.
        for presenter in presentersToCheck where presenter.standsNowhere { presenter.tearDownScreens() }
        presentersToCheck = []
    }

    open override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil { tearDownScreens() }
    }

    open override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        cleanData()
    }

    private func create() {
        isAlive = true
        failure = nil
        createFields()
        do { try createViews() } catch { failure = error }
        createEvents()
    }

    private func start() {
        upkeep.followTheme { [weak self] in self?.applyTheme() }
        upkeep.observe(UIApplication.willEnterForegroundNotification) { [weak self] in self?.enterForeground() }
        upkeep.observe(UIApplication.didEnterBackgroundNotification) { [weak self] in self?.enterBackground() }
        if failure == nil { loadData() } else { showError(animated: false) }
    }

    /// Undoes what bringing the screen to life did, in the opposite order; once, however often it is called.
    func tearDown() {
        guard isAlive else { return }
        isAlive = false
        upkeep.removeAll()
        loads.removeAll()
        destroyEvents()
        events.removeAll()
        destroyViews()
        for subview in view.subviews { subview.removeFromSuperview() }
        destroyFields()
    }
}
