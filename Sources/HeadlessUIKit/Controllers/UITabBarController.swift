/// Screens side by side, of which one is shown above a bar.
open class UITabBarController: UIViewController {
    private var tabs: [UIViewController]?
    private var selected: UIViewController?
    private let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 0, height: UITabBar.height))

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

    /// The screens, from left to right.
    open var viewControllers: [UIViewController]? {
        get { tabs }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Sets the screens; the one that is shown stays where it is among them.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let former = tabs ?? []
        let next = viewControllers ?? []
        let leaving = former.filter { !next.contains($0) }
        let entering = next.filter { !former.contains($0) }
        for controller in leaving { controller.willMove(toParent: nil) }
        for controller in entering { addChild(controller) }
        tabs = viewControllers
        bar.setItems(next.compactMap(\.tabBarItem), animated: animated)
        select(selected.flatMap { next.contains($0) ? $0 : nil } ?? next.first)
        for controller in entering { controller.didMove(toParent: self) }
        for controller in leaving { controller.removeFromParent() }
    }

    /// The screen that is shown.
    open var selectedViewController: UIViewController? {
        get { selected }
        set { if let newValue, tabs?.contains(newValue) == true { select(newValue) } }
    }

    /// The place of the screen that is shown; `NSNotFound` where there is none.
    open var selectedIndex: Int {
        get { selected.flatMap { tabs?.firstIndex(of: $0) } ?? NSNotFound }
        set { if let tabs, tabs.indices.contains(newValue) { select(tabs[newValue]) } }
    }

    open override func loadView() {
        let container = ContainerView(frame: UIScreen.main.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.place = { [weak self] in self?.placeContents() }
        container.addSubview(bar)
        bar.choose = { [weak self] in self?.userChooses($0) ?? false }
        view = container
    }

    open override var childForStatusBarStyle: UIViewController? { selected }

    override func prepareChildren() {
        placeContents()
    }

    override func safeArea(coveredOver child: UIViewController) -> UIEdgeInsets {
        let isUnderBar = child.edgesForExtendedLayout.contains(.bottom)
        return UIEdgeInsets(top: 0, left: 0, bottom: isUnderBar ? UITabBar.height : 0, right: 0)
    }

    /// Asks the delegate, unlike a choice made in code.
    private func userChooses(_ item: UITabBarItem) -> Bool {
        guard let controller = tabs?.first(where: { $0.tabBarItem === item }) else { return false }
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return false }
        select(controller)
        delegate?.tabBarController(self, didSelect: controller)
        return true
    }

    /// Changes which screen is shown, with all that the screens hear on the way.
    private func select(_ controller: UIViewController?) {
        guard controller !== selected else { return }
        let former = selected
        selected = controller
        bar.selectedItem = controller?.tabBarItem
        guard isShown, viewIfLoaded?.window != nil else {
            former?.viewIfLoaded?.removeFromSuperview()
            viewIfLoaded?.setNeedsLayout()
            return
        }
        controller?.beginAppearing(animated: false)
        former?.beginDisappearing(animated: false)
        former?.viewIfLoaded?.removeFromSuperview()
        placeContents()
        view.window?.layoutIfNeeded()
        former?.endTransition()
        controller?.endTransition()
    }

    private func placeContents() {
        guard let view = viewIfLoaded else { return }
        let height = UITabBar.height + view.safeAreaInsets.bottom
        bar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
        guard let selected, let content = selected.view else { return }
        let isAboveBar = !selected.edgesForExtendedLayout.contains(.bottom)
        let insets = UIEdgeInsets(top: 0, left: 0, bottom: isAboveBar ? height : 0, right: 0)
        content.frame = view.bounds.inset(by: insets)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        guard content.superview !== view else { return }
        view.insertSubview(content, belowSubview: bar)
    }
}
