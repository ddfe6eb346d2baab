/// Something that a menu shows.
@MainActor
open class UIMenuElement: NSObject, @preconcurrency NSCopying {
    var words: Words

    init(words: Words) {
        self.words = words
        super.init()
    }

    /// Elements are not read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }

    /// The words shown.
    open var title: String { words.title }
    /// Smaller words below the title.
    open var subtitle: String? {
        get { words.subtitle }
        set { words.subtitle = newValue }
    }
    /// The picture beside the title.
    open var image: UIImage? { words.image }

    /// The same object, as its kind does not change; an action is copied.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIMenuElement {
    /// What an element shows.
    struct Words {
        var title: String
        var subtitle: String?
        var image: UIImage?
    }

    /// Whether an element is ticked.
    public enum State: Int, Sendable {
        /// Not ticked.
        case off = 0
        /// Ticked.
        case on = 1
        /// Ticked in part.
        case mixed = 2
    }

    /// How an element looks and whether it can be chosen.
    public struct Attributes: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a set of its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Cannot be chosen.
        public static var disabled: Attributes { Attributes(rawValue: 1 << 0) }
        /// Warns that something will be lost.
        public static var destructive: Attributes { Attributes(rawValue: 1 << 1) }
        /// Is not shown.
        public static var hidden: Attributes { Attributes(rawValue: 1 << 2) }
        /// Leaves the menu open when chosen.
        public static var keepsMenuPresented: Attributes { Attributes(rawValue: 1 << 3) }
    }
}
