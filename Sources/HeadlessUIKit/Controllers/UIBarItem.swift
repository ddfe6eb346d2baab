/// Something in a bar: its title, its picture.
@MainActor
open class UIBarItem: Headless.AccessibleObject, UIAccessibilityIdentification {
    /// The words shown.
    open var title: String? { didSet { didChange() } }
    /// The picture shown.
    open var image: UIImage? { didSet { didChange() } }
    /// Whether the item takes touches.
    open var isEnabled = true { didSet { didChange() } }
    /// How far the picture keeps from its edges.
    open var imageInsets = UIEdgeInsets.zero
    /// The picture shown where height is short.
    open var landscapeImagePhone: UIImage?
    /// How far that picture keeps from its edges.
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero
    /// The picture shown large to those who need large text.
    open var largeContentSizeImage: UIImage?
    /// How far that picture keeps from its edges.
    open var largeContentSizeImageInsets = UIEdgeInsets.zero
    /// A number by which the item is found; 0 unless set.
    open var tag = 0
    /// A name for tests, which no one reads out.
    open var accessibilityIdentifier: String?
    private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// The bar that shows the item.
    weak var bar: UIView?

    /// An item without title or picture.
    public override init() {
        super.init()
    }

    /// Items are not read from archives here.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Sets how the title is drawn in a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state.rawValue] = attributes
    }

    /// How the title is drawn in a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }

    /// Asks the bar to show the item anew.
    func didChange() {
        bar?.setNeedsLayout()
    }
}
