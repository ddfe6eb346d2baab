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
    open var prompt: String?
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
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

    /// The bar that shows the item.
    weak var bar: UIView?

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
    }

    private func didChange() {
        bar?.setNeedsLayout()
    }
}
