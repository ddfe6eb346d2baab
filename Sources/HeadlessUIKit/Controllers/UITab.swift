/// One of the screens that a tab bar controller offers, before there is a controller for it.
@available(iOS 18.0, *)
@MainActor
open class UITab: NSObject, UIAccessibilityIdentification {
    private let provider: ((UITab) -> UIViewController)?
    /// The controller of what the tab shows, once somebody asked for it.
    private(set) var made: UIViewController?
    /// What the bar shows of the tab.
    let item: UITabBarItem
    /// The controller whose tabs hold this one, at any depth.
    weak var host: UITabBarController?

    /// What tells the tab from the controller's others.
    public let identifier: String
    /// The words in the bar.
    open var title: String { didSet { item.title = title } }
    /// The picture in the bar.
    open var image: UIImage? { didSet { item.image = image } }
    /// Words below the title, where there is room for them.
    open var subtitle: String?
    /// A word in a bubble at the picture's corner.
    open var badgeValue: String? { didSet { item.badgeValue = badgeValue } }
    /// Where the user may place the tab.
    open var preferredPlacement = Placement.automatic
    /// What an app keeps with the tab.
    open var userInfo: Any?
    /// The group that holds the tab.
    open internal(set) weak var parent: UITabGroup?
    /// Whether the tab is left out of bar and sidebar.
    open var isHidden = false { didSet { if isHidden != oldValue { host?.arrangeTabs() } } }
    /// Whether the tab is left out until the user asks for it.
    open var isHiddenByDefault = false
    /// Whether the user may leave the tab out.
    open var allowsHiding = false
    /// What tests of the user interface know the tab by.
    open var accessibilityIdentifier: String?

    /// A tab; what it shows is made by `viewControllerProvider`.
    public init(
        title: String,
        image: UIImage?,
        identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier
        provider = viewControllerProvider
        item = UITabBarItem(title: title, image: image, selectedImage: nil)
        super.init()
    }

    /// The controller of what the tab shows.
    open var viewController: UIViewController? {
        if made == nil, let provider {
            made = provider(self)
            host?.arrangeTabs()
        }
        return made
    }

    /// Whether the tab shows something itself.
    var hasScreen: Bool { provider != nil }

    /// The controller that offers the tab.
    open var tabBarController: UITabBarController? { host }

    /// The nearest group around the tab that has a navigation controller for what its tabs show.
    open var managingTabGroup: UITabGroup? {
        sequence(first: parent) { $0?.parent }.lazy.compactMap(\.self).first { $0.managingNavigationController != nil }
    }

    /// This tab and all inside it.
    var family: [UITab] { [self] }
    /// The tab whose controller is shown when this one is chosen.
    var shown: UITab { self }
}

@available(iOS 18.0, *)
extension UITab {
    /// Where the user may place a tab.
    public enum Placement: Int, Sendable {
        /// By default at the outermost level, and else optional.
        case automatic
        /// In the bar, from which it can be taken.
        case `default`
        /// Not in the bar, but it can be put there.
        case optional
        /// In the bar, where it can be moved.
        case movable
        /// At the end of the bar.
        case pinned
        /// In the bar, where it stays.
        case fixed
        /// In the sidebar alone.
        case sidebarOnly
    }
}
