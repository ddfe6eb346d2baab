/// Screens side by side, of which one is shown above a bar.
open class UITabBarController: UIViewController, UITabBarDelegate {
    var screens: [UIViewController]?
    /// The tabs that an app gave instead of screens.
    var offered = Tabs()
    var selected: UIViewController?
    private var customizable: [UIViewController]?
    var transition: TransitionContext?
    let contents = UIView(frame: .zero)
    /// Whether the controller itself hid the bar, as a screen was pushed.
    private var hidBar = false
    private lazy var more = UINavigationController()
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 0, height: UITabBar.height))

    /// Who decides and hears which tab the user chooses.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// A controller without tabs.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// A controller as a nib describes it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The bar below the screens.
    open var tabBar: UITabBar { bar }

    /// The screens, from left to right; tabs whose screen nobody asked for are asked for it.
    open var viewControllers: [UIViewController]? {
        get {
            for tab in offered.shown { _ = tab.shown.viewController }
            return screens
        }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Sets the screens; the one that is shown stays where it is among them.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        for tab in offered.list.flatMap(\.family) { tab.host = nil }
        (offered.list, offered.shown) = ([], [])
        hold(viewControllers, under: viewControllers?.compactMap(\.tabBarItem) ?? [], animated: animated)
    }

    /// The screen that is shown.
    open var selectedViewController: UIViewController? {
        get { selected }
        set { if let newValue, screens?.contains(newValue) == true { select(newValue) } }
    }

    /// The place of the screen that is shown; `NSNotFound` where there is none.
    open var selectedIndex: Int {
        get { places.firstIndex { $0 != nil && $0 === selected } ?? NSNotFound }
        set {
            guard places.indices.contains(newValue),
                let controller = places[newValue] ?? offered.shown[newValue].shown.viewController
            else { return }
            select(controller)
        }
    }

    /// The screens that the user may arrange.
    open var customizableViewControllers: [UIViewController]? {
        get { customizable ?? viewControllers }
        set { customizable = newValue }
    }

    /// The list of the screens that have no room in the bar.
    open var moreNavigationController: UINavigationController { more }

    /// Hears that the user chose an item of the bar; call `super`.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    open override func loadView() {
        let container = ContainerView(frame: UIScreen.main.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.place = { [weak self] in self?.placeContents() }
        container.addSubview(contents)
        container.addSubview(bar)
        bar.delegate = self
        bar.choose = { [weak self] in self?.userChooses($0) ?? false }
        view = container
    }

    open override var childForStatusBarStyle: UIViewController? { selected }

    override func prepareChildren() {
        placeContents()
    }

    override func safeArea(coveredOver child: UIViewController) -> UIEdgeInsets {
        let isUnderBar = !hidesBar && !(bar.isHidden && !hidBar) && child.edgesForExtendedLayout.contains(.bottom)
        return UIEdgeInsets(top: 0, left: 0, bottom: isUnderBar ? UITabBar.height : 0, right: 0)
    }

    func placeContents() {
        guard let view = viewIfLoaded else { return }
        let height = UITabBar.height + view.safeAreaInsets.bottom
        contents.frame = view.bounds
        if hidesBar != hidBar {
            bar.isHidden = hidesBar
            hidBar = hidesBar
        }
        bar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
        guard transition?.isLedByApp != true, let selected, let content = selected.view else { return }
        content.frame = frame(of: selected)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if content.superview !== contents { contents.addSubview(content) }
    }

    func frame(of controller: UIViewController) -> CGRect {
        let isAboveBar = !bar.isHidden && !controller.edgesForExtendedLayout.contains(.bottom)
        let bottom = isAboveBar ? contents.bounds.height - bar.frame.minY : 0
        return contents.bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0))
    }

    /// Whether the screen in front was pushed so that the bar goes.
    private var hidesBar: Bool {
        (selected as? UINavigationController)?.stack.contains(where: \.hidesBottomBarWhenPushed) == true
    }
}
