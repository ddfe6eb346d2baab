/// What a navigation bar shows of one controller.
@MainActor
open class UINavigationItem: NSObject {
    /// When the title is shown large.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As the item before.
        case automatic
        /// Always.
        case always
        /// Never.
        case never
        /// Beside the buttons.
        case inline
    }

    /// What the button shows that leads back here.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title, where there is room.
        case `default`
        /// The word Back.
        case generic
        /// An arrow alone.
        case minimal
    }

    /// The words in the middle of the bar.
    open var title: String? { didSet { didChange() } }
    /// A view in the title's place.
    open var titleView: UIView? { didSet { didChange() } }
    /// Words above the title.
    open var prompt: String? { didSet { didChange() } }
    /// The buttons at the left, from left to right.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
    /// The buttons at the right, from right to left.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
    /// The button that leads back to this controller from the next one.
    open var backBarButtonItem: UIBarButtonItem?
    /// The words of the button that leads back here; nil takes the title.
    open var backButtonTitle: String?
    /// What the button shows that leads back here.
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    /// Whether there is no button that leads back from here.
    open var hidesBackButton = false { didSet { didChange() } }
    /// Whether the left buttons stand beside the one that leads back, not in its place.
    open var leftItemsSupplementBackButton = false { didSet { didChange() } }
    /// When the title is shown large.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { didChange() } }
    /// A search of which the bar shows the search bar.
    open var searchController: UISearchController? { didSet { didChange() } }
    /// Whether the search bar goes as the content is scrolled.
    open var hidesSearchBarWhenScrolling = true
    /// How the bar looks with this item; nil for the bar's own looks.
    open var standardAppearance: UINavigationBarAppearance?
    /// How the bar looks where height is short.
    open var compactAppearance: UINavigationBarAppearance?
    /// How the bar looks where the content ends at it.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// How the bar looks where both are so.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    /// What the button does that leads back from here; nil for leading back.
    @available(iOS 16.0, *)
    open var backAction: UIAction? {
        get { extras.backAction }
        set { extras.backAction = newValue }
    }

    /// The bar that shows the item.
    weak var bar: UIView?
    /// The controller that the item is of.
    weak var owner: UIViewController?
    var extras = Extras()

    /// An item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Items are not read from archives here.
    public required init?(coder: NSCoder) {
        super.init()
    }

    convenience init(of controller: UIViewController) {
        self.init(title: "")
        title = controller.title
        owner = controller
    }

    private func didChange() {
        if let bar { enter(bar) }
        bar?.setNeedsLayout()
        owner?.navigationController?.viewIfLoaded?.setNeedsLayout()
    }
}
