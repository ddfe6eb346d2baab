/// A stack of screens, of which the last is shown under a bar.
open class UINavigationController: UIViewController {
    /// How long an animated push or pop lasts, in seconds.
    static let transitionDuration: TimeInterval = 0.35

    var stack: [UIViewController] = []
    var transition: TransitionContext?
    /// What contains the screens, below the bars.
    let contents = UIView(frame: .zero)
    var bars = Bars()
    lazy var popGesture = PopGesture(for: self)
    private var bar: UINavigationBar?
    private var isBarHidden = false

    /// Who hears which controller is shown.
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// A stack of one screen.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    /// An empty stack.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// A stack as a nib describes it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Stack

    /// The screens, of which the last is shown.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Sets the screens, of which the last is shown.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        change(to: viewControllers, animated: animated)
    }

    /// The last screen.
    open var topViewController: UIViewController? { stack.last }

    /// What is presented over the stack or, where there is nothing, the last screen.
    open var visibleViewController: UIViewController? {
        guard let presented = core.presented else { return topViewController }
        return sequence(first: presented, next: \.core.presented).reversed().first
    }

    /// Shows a further screen.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard isAllowed(viewController) else { return }
        change(to: stack + [viewController], animated: animated)
    }

    /// Goes back to the screen before, and gives the one that goes; nil where there is none before.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let popped = stack.last else { return nil }
        change(to: stack.dropLast(), animated: animated)
        return popped
    }

    /// Goes back to a screen, and gives those that go.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(of: viewController) else {
            Headless.raise(.internalInconsistency("Tried to pop to a view controller that doesn't exist."))
            return nil
        }
        let popped = Array(stack[(index + 1)...])
        change(to: Array(stack[...index]), animated: animated)
        return popped
    }

    /// Goes back to the first screen, and gives those that go.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard let root = stack.first, stack.count > 1 else { return nil }
        return popToViewController(root, animated: animated)
    }

    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: UIView.areAnimationsEnabled)
    }

    // MARK: Bar

    /// The bar above the screens.
    open var navigationBar: UINavigationBar {
        if let bar { return bar }
        let made = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 0, height: UINavigationBar.height))
        made.goBack = { [weak self] in self?.userGoesBack() }
        made.isHidden = isBarHidden
        bar = made
        return made
    }

    /// Whether there is no bar.
    open var isNavigationBarHidden: Bool {
        get { isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Shows or hides the bar.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isBarHidden else { return }
        isBarHidden = hidden
        bar?.isHidden = hidden
        viewIfLoaded?.setNeedsLayout()
        topViewController?.viewIfLoaded?.setNeedsLayout()
    }

    /// Shows or hides the bar of buttons below the screens.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != bars.isToolbarHidden else { return }
        bars.isToolbarHidden = hidden
        viewIfLoaded?.setNeedsLayout()
        topViewController?.viewIfLoaded?.setNeedsLayout()
    }

    // MARK: View

    open override func loadView() {
        let container = ContainerView(frame: UIScreen.main.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.place = { [weak self] in self?.placeContents() }
        container.addSubview(contents)
        container.addSubview(navigationBar)
        if showsToolbar { container.addSubview(toolbar) }
        container.addGestureRecognizer(popGesture)
        view = container
    }

    open override var childForStatusBarStyle: UIViewController? { topViewController }

    override func prepareChildren() {
        placeContents()
    }

    override func safeArea(coveredOver child: UIViewController) -> UIEdgeInsets {
        let isUnderBar = !navigationBar.isHidden && child.edgesForExtendedLayout.contains(.top)
        let isUnderToolbar = showsToolbar && child.edgesForExtendedLayout.contains(.bottom)
        return UIEdgeInsets(
            top: isUnderBar ? navigationBar.ownHeight : 0,
            left: 0,
            bottom: isUnderToolbar ? UIToolbar.height : 0,
            right: 0
        )
    }
}
