extension UICellAccessory {
    /// How a tick for one of several looks.
    @MainActor
    public struct MultiselectOptions {
        /// Whether it is left out; nil for no.
        public var isHidden: Bool?
        /// How much room it is given; nil for the system's.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil for the system's.
        public var tintColor: UIColor?
        /// The ground's colour; nil for the system's.
        public var backgroundColor: UIColor?

        /// Looks, all as the system's where nothing is said.
        public init(
            isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// How a button that shows what is below looks.
    @MainActor
    public struct OutlineDisclosureOptions {
        /// Which taps show what is below.
        public enum Style: Hashable, Sendable {
            /// As suits the row.
            case automatic
            /// Taps anywhere on the row.
            case header
            /// Taps on the button.
            case cell
        }

        /// Whether a tap anywhere on the row counts.
        public var style: Style
        /// Whether it is left out; nil for no.
        public var isHidden: Bool?
        /// How much room it is given; nil for the system's.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil for the system's.
        public var tintColor: UIColor?

        /// Looks, all as the system's where nothing is said.
        public init(
            style: Style = .automatic,
            isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.style = style
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// How a button with a menu looks.
    @MainActor
    public struct PopUpMenuOptions {
        /// Whether it is left out; nil for no.
        public var isHidden: Bool?
        /// How much room it is given; nil for the system's.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil for the system's.
        public var tintColor: UIColor?

        /// Looks, all as the system's where nothing is said.
        public init(
            isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// How words looks.
    @MainActor
    public struct LabelOptions {
        /// Whether it is left out; nil for no.
        public var isHidden: Bool?
        /// How much room it is given; nil for the system's.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil for the system's.
        public var tintColor: UIColor?
        /// The font.
        public var font: UIFont
        /// Whether the font follows the text size that the user chose.
        public var adjustsFontForContentSizeCategory: Bool

        /// Looks, all as the system's where nothing is said.
        public init(
            isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            font: UIFont = .preferredFont(forTextStyle: .body),
            adjustsFontForContentSizeCategory: Bool = true
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.font = font
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
        }
    }

    /// How a button for details looks.
    @MainActor
    public struct DetailOptions {
        /// Whether it is left out; nil for no.
        public var isHidden: Bool?
        /// How much room it is given; nil for the system's.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil for the system's.
        public var tintColor: UIColor?

        /// Looks, all as the system's where nothing is said.
        public init(
            isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }
}
