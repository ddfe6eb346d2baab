/// The code behind a screen, or behind a part of one.
open class UIViewController: Headless.ScreenState, @preconcurrency NSCoding, UITraitEnvironment, UIContentContainer {
    final var core = Core()

    /// A controller whose view comes from a nib; without a name, from one named like the class where there is one.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        core.nibName = nibNameOrNil
        core.nibBundle = nibBundleOrNil
        super.init()
        observeMemoryWarnings()
    }

    /// A controller as a nib describes it.
    public required init?(coder: NSCoder) {
        super.init()
        observeMemoryWarnings()
        (coder as? any ObjectCoder)?.fill(self)
    }

    /// A controller whose view comes from a nib named like the class, or is a plain one.
    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Writes nothing: controllers are read from nibs, not from archives.
    open func encode(with coder: NSCoder) {}
    /// Hears that all objects of the nib are made and connected; call `super`.
    nonisolated open func awakeFromNib() {}

    // MARK: View

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The controller's view, loaded when it is first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return core.view
        }
        set { replaceView(by: newValue) }
    }
    /// Makes the view; called when it is first asked for. Who overrides this sets `view` and does not call `super`.
    open func loadView() { loadViewFromNibOrPlain() }
    /// Hears that the view is loaded.
    open func viewDidLoad() {}
    /// Hears that the view is about to be shown; it is in no window yet.
    open func viewWillAppear(_ animated: Bool) {}
    /// Hears that the view is in its window, before it is laid out.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Hears that the view is shown.
    open func viewDidAppear(_ animated: Bool) {}
    /// Hears that the view is about to go.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Hears that the view is gone.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Hears that the view is about to place its subviews.
    open func viewWillLayoutSubviews() {}
    /// Hears that the view has placed its subviews.
    open func viewDidLayoutSubviews() {}
    /// Brings the view's constraints up to date, before layout; call `super` last.
    open func updateViewConstraints() { view.updateConstraints() }
    /// Hears that the safe area is another.
    open func viewSafeAreaInsetsDidChange() {}
    /// Hears that the view's margins are others.
    open func viewLayoutMarginsDidChange() {}
    /// Hears that memory is short; call `super`.
    open func didReceiveMemoryWarning() {}

    // MARK: Containment
    /// Takes a controller in; it hears `willMove(toParent:)`, and must be told `didMove(toParent:)`.
    open func addChild(_ childController: UIViewController) { takeIn(childController) }
    /// Leaves the parent and hears `didMove(toParent:)`; it must have been told `willMove(toParent:)`.
    open func removeFromParent() { leaveParent() }
    /// Hears that the parent is about to be another.
    open func willMove(toParent parent: UIViewController?) {
        core.isMovingFromParent = parent == nil && core.parent != nil
    }
    /// Hears that the parent is another.
    open func didMove(toParent parent: UIViewController?) { core.isMovingToParent = false }
    /// Whether children hear by themselves when their views come and go.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    /// Says that the view of a child is about to come or go.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing { beginAppearing(animated: animated) } else { beginDisappearing(animated: animated) }
    }
    /// Says that the view of a child has come or gone.
    open func endAppearanceTransition() { endTransition() }

    // MARK: Presentation

    /// Shows a controller over this one.
    open func present(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        Presentation.present(viewControllerToPresent, from: self, animated: flag, completion: completion)
    }
    /// Takes away what is shown over this one or, where there is nothing, this one.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        Presentation.dismiss(from: self, animated: flag, completion: completion)
    }
    /// How the controller is shown over another.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic {
        didSet { if modalPresentationStyle != oldValue { forgetUnusedPresentationController() } }
    }
    /// How the controller comes onto the screen.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Who says how the controller is shown over another, and how it comes and goes.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// Whether the user may not swipe the controller away.
    open var isModalInPresentation = false
    /// Whether what is shown in the current context covers this controller.
    open var definesPresentationContext = false
    /// Whether the keyboard stays as the first responder goes.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
    /// Shows a controller the way that suits where this one is: pushed, or presented.
    open func show(_ vc: UIViewController, sender: Any?) {
        guard let parent else { return present(vc, animated: UIView.areAnimationsEnabled) }
        parent.show(vc, sender: sender)
    }
    /// Shows a controller as the detail of this one: beside it, or presented.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        guard let parent else { return present(vc, animated: UIView.areAnimationsEnabled) }
        parent.showDetailViewController(vc, sender: sender)
    }

    // MARK: Segues

    /// Whether a segue is to be made that a tap asks for.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Readies the controller to which a segue leads.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Makes a segue of the controller's storyboard.
    open func performSegue(withIdentifier identifier: String, sender: Any?) { go(named: identifier, sender: sender) }
    /// Leads back towards a controller.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    // MARK: Sizes

    /// The size that suits the screen in a popover or a container.
    open var preferredContentSize = CGSize.zero {
        didSet { if preferredContentSize != oldValue { tellOfPreferredContentSize() } }
    }
    /// Hears that another size suits a child.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Hears that a child's constraints ask for another size.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// How large a child is where this is `parentSize`.
    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        childSize(of: container, in: parentSize)
    }
    /// Hears that the view's size is about to be another; call `super`, which tells the children.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        tellChildren(of: size, with: coordinator)
    }
    /// Hears that the traits are about to be others; call `super`, which tells the children.
    open func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children { child.willTransition(to: newCollection, with: coordinator) }
    }

    // MARK: Looks

    /// What the screen is called; its items take it.
    open var title: String? { didSet { titleDidChange() } }
    /// What the navigation bar shows of this controller.
    open var navigationItem: UINavigationItem { madeItem(\.navigationItem, UINavigationItem(of: self)) }
    /// What a toolbar shows of this controller.
    open var toolbarItems: [UIBarButtonItem]? { didSet { navigationController?.toolbarItemsDidChange(of: self) } }
    /// Whether the tab bar goes when this controller is pushed.
    open var hidesBottomBarWhenPushed = false
    /// Which of its edges lie under bars.
    open var edgesForExtendedLayout = UIRectEdge.all
    /// Whether the user is changing what the screen shows.
    open var isEditing: Bool {
        get { core.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// Starts or ends that the user changes what the screen shows; call `super`.
    open func setEditing(_ editing: Bool, animated: Bool) {
        core.isEditing = editing
        core.editButtonItem?.showEditing(editing)
    }
    /// How the status bar looks over this screen.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether there is no status bar over this screen.
    open var prefersStatusBarHidden: Bool { false }
    /// How the status bar changes.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child that decides on the status bar's style.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that decides whether there is a status bar.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Which ways up the screen may be held.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    /// The way up in which the screen is presented first.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// Whether the screen turns with the device.
    open var shouldAutorotate: Bool { true }
    /// Whether the line at the bottom of the screen may be hidden.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The child that decides on that line.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// The edges at which the app's own gestures come before the system's.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// The child that decides on those edges.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// Writes what is to be restored; call `super`.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Reads what is restored; call `super`.
    open func decodeRestorableState(with coder: NSCoder) {}
    /// Hears that all is restored.
    open func applicationFinishedRestoringState() {}

    // MARK: Responder and traits

    open override var next: UIResponder? { core.presenting ?? viewIfLoaded?.superview }
    /// What is known of where the screen is shown.
    open var traitCollection: UITraitCollection { core.traits }
    /// Hears that a trait is another.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Where the focus goes by preference: to the view.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }
    /// Whether the focus may go from one thing to another.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// Hears that the focus went from one thing to another.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: Content that is not there

    /// What is shown in place of content that is not there; nil where it is.
    @available(iOS 17.0, *)
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { core.unavailable.configuration }
        set { showUnavailable(newValue) }
    }
    /// Sets what is shown in place of content that is not there; does nothing unless overridden.
    @available(iOS 17.0, *)
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    // MARK: For containers of the kit

    /// Puts the children's views in place before the children hear of their appearance.
    func prepareChildren() {}
    /// What a child's safe area lacks besides what is covered already.
    func safeArea(coveredOver child: UIViewController) -> UIEdgeInsets { .zero }
}
