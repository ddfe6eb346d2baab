extension UICellAccessory {
    /// How a sign that a tap leads on looks.
    @MainActor
    public struct DisclosureIndicatorOptions {
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

    /// How a tick looks.
    @MainActor
    public struct CheckmarkOptions {
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

    /// How a button that deletes looks.
    @MainActor
    public struct DeleteOptions {
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

    /// How a button that puts in looks.
    @MainActor
    public struct InsertOptions {
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

    /// How a handle looks.
    @MainActor
    public struct ReorderOptions {
        /// Whether it is left out; nil for no.
        public var isHidden: Bool?
        /// How much room it is given; nil for the system's.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil for the system's.
        public var tintColor: UIColor?
        /// Whether a line sets it off; nil for yes.
        public var showsVerticalSeparator: Bool?

        /// Looks, all as the system's where nothing is said.
        public init(
            isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.showsVerticalSeparator = showsVerticalSeparator
        }
    }
}
