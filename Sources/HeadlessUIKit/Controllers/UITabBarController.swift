/// Screens side by side, of which one is shown above a bar.
open class UITabBarController: UIViewController, UITabBarDelegate {
    private var screens: [UIViewController]?
    /// The tabs that an app gave instead of screens.
    var offered = Tabs()
    private var selected: UIViewController?
    private var customizable: [UIViewController]?
    private var transition: TransitionContext?
    private let contents = UIView(frame: .zero)
    /// Whether the controller itself hid the bar, as a screen was pushed.
    private var hidBar = false
    private lazy var more = UINavigationController()
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
        hold(viewControllers, under: viewControllers?.compactMap(\.tabBarItem) ?? [])
    }

    /// Holds screens, and offers these items; `chosen` is shown, or the one that is shown stays.
    func hold(_ controllers: [UIViewController]?, under items: [UITabBarItem], choosing chosen: UIViewController? = nil)
    {
        let former = screens ?? []
        let next = controllers ?? []
        let leaving = former.filter { !next.contains($0) }
        let entering = next.filter { !former.contains($0) }
        for controller in leaving { controller.willMove(toParent: nil) }
        for controller in entering { addChild(controller) }
        screens = controllers
        bar.setItems(items, animated: false)
        select(chosen ?? selected.flatMap { next.contains($0) ? $0 : nil } ?? next.first)
        for controller in entering { controller.didMove(toParent: self) }
        for controller in leaving { controller.removeFromParent() }
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
            guard places.indices.contains(newValue) else { return }
            select(places[newValue] ?? offered.shown[newValue].shown.viewController)
        }
    }

    /// The screens in the order of their items; nil for that of a tab that nobody asked for.
    private var places: [UIViewController?] {
        offered.shown.isEmpty ? screens ?? [] : offered.shown.map(\.shown.made)
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

    /// Asks the delegate, unlike a choice made in code.
    private func userChooses(_ item: UITabBarItem) -> Bool {
        let tab = offered.shown.first { $0.item === item }?.shown
        if let tab, delegate?.tabBarController(self, shouldSelectTab: tab) == false { return false }
        guard let controller = tab?.viewController ?? screens?.first(where: { $0.tabBarItem === item }),
            delegate?.tabBarController(self, shouldSelect: controller) ?? true
        else { return false }
        let former = selectedTab
        bar.delegate?.tabBar(bar, didSelect: item)
        if controller === selected {
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            select(controller)
        }
        delegate?.tabBarController(self, didSelect: controller)
        if let tab = selectedTab { delegate?.tabBarController(self, didSelectTab: tab, previousTab: former) }
        return true
    }

    /// Changes which screen is shown, with all that the screens hear on the way.
    private func select(_ controller: UIViewController?) {
        guard controller !== selected else { return }
        transition?.finish()
        let former = selected
        selected = controller
        bar.selectedItem = controller?.tabBarItem
        guard isShown, viewIfLoaded?.window != nil else {
            former?.viewIfLoaded?.removeFromSuperview()
            viewIfLoaded?.setNeedsLayout()
            return
        }
        let leads = leads(from: former, to: controller)
        let isAnimated = leads.animator != nil
        controller?.loadViewIfNeeded()
        let transition = TransitionContext(
            cast(from: former, to: controller),
            leads: leads,
            duration: 0,
            animated: isAnimated
        )
        self.transition = transition
        controller?.beginAppearing(animated: isAnimated)
        former?.beginDisappearing(animated: isAnimated)
        if !isAnimated {
            former?.viewIfLoaded?.removeFromSuperview()
            placeContents()
        }
        view.window?.layoutIfNeeded()
        transition.start { [weak self] completed in
            self?.transition = nil
            if completed { self?.end(from: former, to: controller) } else { self?.giveUp(from: former, to: controller) }
        }
    }

    private func end(from former: UIViewController?, to controller: UIViewController?) {
        former?.viewIfLoaded?.removeFromSuperview()
        former?.endTransition()
        controller?.endTransition()
    }

    private func giveUp(from former: UIViewController?, to controller: UIViewController?) {
        selected = former
        bar.selectedItem = former?.tabBarItem
        controller?.beginDisappearing(animated: true)
        former?.beginAppearing(animated: true)
        controller?.viewIfLoaded?.removeFromSuperview()
        placeContents()
        controller?.endTransition()
        former?.endTransition()
    }

    private func cast(from former: UIViewController?, to controller: UIViewController?) -> TransitionContext.Cast {
        TransitionContext.Cast(
            container: contents,
            from: former,
            to: controller,
            fromView: former?.viewIfLoaded,
            toView: controller?.viewIfLoaded,
            finalFrame: controller.map(frame) ?? .zero,
            host: self
        )
    }

    private func leads(from former: UIViewController?, to controller: UIViewController?) -> TransitionContext.Leads {
        guard let delegate, let former, let controller else { return TransitionContext.Leads() }
        let animator = delegate.tabBarController(self, animationControllerForTransitionFrom: former, to: controller)
        let interaction = animator.flatMap { delegate.tabBarController(self, interactionControllerFor: $0) }
        return TransitionContext.Leads(animator: animator, interaction: interaction)
    }

    private func placeContents() {
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

    private func frame(of controller: UIViewController) -> CGRect {
        let isAboveBar = !bar.isHidden && !controller.edgesForExtendedLayout.contains(.bottom)
        let bottom = isAboveBar ? contents.bounds.height - bar.frame.minY : 0
        return contents.bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0))
    }

    /// Whether the screen in front was pushed so that the bar goes.
    private var hidesBar: Bool {
        (selected as? UINavigationController)?.stack.contains(where: \.hidesBottomBarWhenPushed) == true
    }
}
