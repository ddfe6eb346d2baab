extension UIViewController {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// What the tab bar shows of this controller.
    public var tabBarItem: UITabBarItem! {
        get { madeItem(\.tabBarItem, UITabBarItem(title: title, image: nil, selectedImage: nil)) }
        set { core.tabBarItem = newValue }
    }

    /// A button that starts and ends editing.
    public var editButtonItem: UIBarButtonItem {
        madeItem(\.editButtonItem, .toggling(editingOf: self))
    }

    /// Whether edges lie under bars that cannot be looked through too.
    public var extendedLayoutIncludesOpaqueBars: Bool {
        get { core.extendedLayoutIncludesOpaqueBars }
        set { core.extendedLayoutIncludesOpaqueBars = newValue }
    }

    /// What the safe area is to lack besides.
    public var additionalSafeAreaInsets: UIEdgeInsets {
        get { core.additionalSafeAreaInsets }
        set {
            core.additionalSafeAreaInsets = newValue
            viewIfLoaded?.setNeedsLayout()
        }
    }

    /// A name under which the controller's state is kept.
    public var restorationIdentifier: String? {
        get { core.restorationIdentifier }
        set { core.restorationIdentifier = newValue }
    }

    /// The navigation controller around this one.
    public var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }

    /// The tab bar controller around this one.
    public var tabBarController: UITabBarController? {
        parent as? UITabBarController ?? parent?.tabBarController
    }

    /// Asks for the status bar anew; there is none here.
    public func setNeedsStatusBarAppearanceUpdate() {}

    /// What the safe area lacks because of this controller and the bars around it.
    var addedSafeArea: UIEdgeInsets {
        let own = core.additionalSafeAreaInsets
        let bars = parent?.safeArea(coveredOver: self) ?? .zero
        return UIEdgeInsets(
            top: own.top + bars.top,
            left: own.left + bars.left,
            bottom: own.bottom + bars.bottom,
            right: own.right + bars.right
        )
    }

    func titleDidChange() {
        core.navigationItem?.title = title
        core.tabBarItem?.title = title
    }

    /// The item that is kept, made when it is first asked for.
    func madeItem<Item>(_ item: WritableKeyPath<Core, Item?>, _ make: @autoclosure () -> Item) -> Item {
        if let made = core[keyPath: item] { return made }
        let made = make()
        core[keyPath: item] = made
        return made
    }

    func observeMemoryWarnings() {
        core.memoryWarnings = Observation(of: UIApplication.didReceiveMemoryWarningNotification) { [weak self] in
            self?.didReceiveMemoryWarning()
        }
    }
}
