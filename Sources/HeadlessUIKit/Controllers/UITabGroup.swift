/// Tabs that belong together.
@available(iOS 18.0, *)
@MainActor
open class UITabGroup: UITab {
    private var chosen: UITab?

    /// The tabs in the group.
    open var children: [UITab] {
        didSet {
            for tab in oldValue where tab.parent === self { tab.parent = nil }
            adopt()
            host?.arrangeTabs()
        }
    }
    /// Which tab is shown until one is chosen; nil for the first.
    open var defaultChildIdentifier: String?
    /// The order in which the user put the tabs; those that are not named follow.
    open var displayOrderIdentifiers: [String] = []
    /// Whether the user may arrange the tabs.
    open var allowsReordering = false
    /// The stack on which what the tabs show is pushed.
    open var managingNavigationController: UINavigationController?
    /// What the sidebar offers below the tabs.
    open var sidebarActions: [UIAction] = []

    /// A group; without a `viewControllerProvider` the chosen tab inside is shown.
    public init(
        title: String,
        image: UIImage?,
        identifier: String,
        children: [UITab] = [],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(
            title: title,
            image: image,
            identifier: identifier,
            viewControllerProvider: viewControllerProvider
        )
        adopt()
    }

    /// The tab that is chosen; nil where none is.
    open var selectedChild: UITab? {
        get { chosen }
        set {
            guard newValue.map({ children.contains($0) }) ?? true, newValue !== chosen else { return }
            chosen = newValue
            host?.arrangeTabs()
        }
    }

    /// The tabs as the user ordered them.
    open var displayOrder: [UITab] {
        let named = displayOrderIdentifiers.compactMap { name in children.first { $0.identifier == name } }
        return named + children.filter { !named.contains($0) }
    }

    /// The tab of an identifier in the group, at any depth.
    open func tab(forIdentifier identifier: String) -> UITab? {
        family.dropFirst().first { $0.identifier == identifier }
    }

    override var family: [UITab] { [self] + children.flatMap(\.family) }

    override var shown: UITab {
        guard !hasScreen else { return self }
        let first = children.first { $0.identifier == defaultChildIdentifier } ?? children.first
        return (chosen ?? first)?.shown ?? self
    }

    private func adopt() {
        for tab in children { tab.parent = self }
    }
}
