/// A group of actions and further menus.
@MainActor
open class UIMenu: UIMenuElement {
    /// What tells this menu from others.
    public let identifier: UIMenu.Identifier
    /// How the menu is shown.
    public let options: UIMenu.Options
    /// What is in the menu, in order.
    public let children: [UIMenuElement]
    /// How much room each element gets.
    open var preferredElementSize: UIMenu.ElementSize

    /// A menu of elements.
    public init(
        title: String = "",
        subtitle: String? = nil,
        image: UIImage? = nil,
        identifier: UIMenu.Identifier? = nil,
        options: UIMenu.Options = [],
        preferredElementSize: UIMenu.ElementSize = .large,
        children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier("com.apple.menu.dynamic." + UUID().uuidString)
        self.options = options
        self.children = children
        self.preferredElementSize = preferredElementSize
        super.init(words: Words(title: title, subtitle: subtitle, image: image))
    }

    /// Menus are not read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }

    /// The ticked elements, of this menu and of those that are shown in place.
    open var selectedElements: [UIMenuElement] {
        leaves.filter { $0.state == .on }
    }

    /// The same menu with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title,
            subtitle: subtitle,
            image: image,
            identifier: identifier,
            options: options,
            preferredElementSize: preferredElementSize,
            children: newChildren
        )
    }
}

extension UIMenu {
    /// All actions and commands that the menu leads to, in order.
    var leaves: [any UIMenuElement & UIMenuLeaf] {
        children.flatMap { child -> [any UIMenuElement & UIMenuLeaf] in
            switch child {
            case let leaf as any UIMenuElement & UIMenuLeaf: [leaf]
            case let menu as UIMenu: menu.leaves
            case let deferred as UIDeferredMenuElement: UIMenu(children: deferred.elements).leaves
            default: []
            }
        }
    }

    /// What tells one menu from others.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The identifier's text.
        public var rawValue: String

        /// Makes an identifier of a text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Makes an identifier of a text.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// How a menu is shown.
    public struct Options: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a set of its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// In place, among the elements of the menu above.
        public static var displayInline: Options { Options(rawValue: 1 << 0) }
        /// As one that leads to losses.
        public static var destructive: Options { Options(rawValue: 1 << 1) }
        /// With at most one ticked element.
        public static var singleSelection: Options { Options(rawValue: 1 << 5) }
        /// As a row of pictures.
        @available(iOS 17.0, *)
        public static var displayAsPalette: Options { Options(rawValue: 1 << 7) }
    }

    /// How much room an element gets.
    public enum ElementSize: Int, Sendable {
        /// A picture's.
        case small = 0
        /// A picture's and a short title's.
        case medium = 1
        /// A line's.
        case large = 2
        /// As the system sees fit.
        case automatic = -1
    }
}
