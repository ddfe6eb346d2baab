@available(iOS 18.0, *)
extension UITabBarController {
    /// How the tabs are offered.
    public enum Mode: Int, Sendable {
        /// As suits the tabs.
        case automatic
        /// In a bar.
        case tabBar
        /// In a bar or a sidebar, as there is room.
        case tabSidebar
    }

    /// What a controller stores about its tabs.
    struct Tabs {
        var list: [UITab] = []
        /// Those of the list that are in the bar.
        var shown: [UITab] = []
        var mode = Mode.automatic
        var customizationIdentifier: String?
        var compactTabIdentifiers: [String]?
    }

    /// A controller of tabs.
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        setTabs(tabs, animated: false)
    }

    /// The tabs, from left to right; they take the place of screens that were set as such.
    public var tabs: [UITab] {
        get { offered.list }
        set { setTabs(newValue, animated: false) }
    }

    /// Sets the tabs; the one that is chosen stays so where it is among them.
    public func setTabs(_ tabs: [UITab], animated: Bool) {
        for tab in offered.list.flatMap(\.family) { tab.host = nil }
        offered.list = tabs
        arrangeTabs(animated: animated)
    }

    /// The tab that is chosen; nil where screens were set.
    public var selectedTab: UITab? {
        get { selectedViewController.flatMap(tab(showing:)) }
        set {
            guard let newValue else { return }
            for tab in sequence(first: newValue, next: \.parent) { tab.parent?.selectedChild = tab }
            selectedViewController = newValue.shown.viewController
        }
    }

    /// The tab of an identifier, at any depth.
    public func tab(forIdentifier identifier: String) -> UITab? {
        offered.list.flatMap(\.family).first { $0.identifier == identifier }
    }

    /// How the tabs are offered.
    public var mode: Mode {
        get { offered.mode }
        set { offered.mode = newValue }
    }

    /// Under which name it is kept how the user arranged the tabs.
    public var customizationIdentifier: String? {
        get { offered.customizationIdentifier }
        set { offered.customizationIdentifier = newValue }
    }

    /// The tabs that are offered where there is little room; nil for all.
    public var compactTabIdentifiers: [String]? {
        get { offered.compactTabIdentifiers }
        set {
            offered.compactTabIdentifiers = newValue
            if !offered.list.isEmpty { arrangeTabs() }
        }
    }

    /// Whether the bar is out of the way.
    public var isTabBarHidden: Bool {
        get { tabBar.isHidden }
        set { setTabBarHidden(newValue, animated: false) }
    }

    /// Takes the bar out of the way, or brings it back.
    public func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        tabBar.isHidden = hidden
        viewIfLoaded?.setNeedsLayout()
    }

    /// The tab that shows a screen.
    func tab(showing controller: UIViewController) -> UITab? {
        offered.list.flatMap(\.family).first { $0.shown === $0 && $0.made === controller }
    }

    /// Offers the tabs, and holds the screens of those that somebody asked for.
    func arrangeTabs(animated: Bool = false) {
        for tab in offered.list.flatMap(\.family) { tab.host = self }
        let named = offered.compactTabIdentifiers.map { names in names.compactMap(tab(forIdentifier:)) }
        let isCompact = traitCollection.horizontalSizeClass == .compact
        let all = isCompact ? named ?? offered.list : offered.list
        offered.shown = all.filter { !$0.isHidden && $0.preferredPlacement != .sidebarOnly }
        let selected = selectedViewController
        let kept = offered.shown.first { $0.family.contains { $0.made != nil && $0.made === selected } }
        let chosen = (kept ?? offered.shown.first)?.shown.viewController
        for tab in offered.shown { tab.shown.made?.tabBarItem = tab.item }
        hold(
            offered.shown.compactMap(\.shown.made),
            under: offered.shown.map(\.item),
            choosing: chosen,
            animated: animated
        )
    }
}
