/// The room in which text is laid out.
open class NSTextContainer: NSObject, @unchecked Sendable {
    /// The room's size; 0 for any.
    open var size: CGSize { didSet { if size != oldValue { layoutManager?.storageDidChange() } } }
    /// How far text keeps from the sides.
    open var lineFragmentPadding: CGFloat = 5 { didSet { layoutManager?.storageDidChange() } }
    /// How many lines there may be; 0 for any number.
    open var maximumNumberOfLines = 0 { didSet { layoutManager?.storageDidChange() } }
    /// What becomes of text that is too wide.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// Whether the room is as wide as the text view.
    open var widthTracksTextView = false
    /// Whether the room is as high as the text view.
    open var heightTracksTextView = false
    /// Who lays text out here.
    open internal(set) weak var layoutManager: NSLayoutManager?

    /// The font of characters that have none.
    var usualFont: UIFont?
    /// Is told that the layout may be another.
    var contentDidChange: (() -> Void)?

    /// Room of a size.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    /// Room of any size.
    public override convenience init() {
        self.init(size: .zero)
    }

    /// Containers are not read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Whether the room is a simple rectangle.
    open var isSimpleRectangularTextContainer: Bool { true }
}
