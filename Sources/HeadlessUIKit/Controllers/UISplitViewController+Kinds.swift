extension UISplitViewController {
    /// How many columns there are.
    public enum Style: Int, Sendable {
        /// Two screens, as before there were columns.
        case unspecified = 0
        /// Two columns.
        case doubleColumn = 1
        /// Three columns.
        case tripleColumn = 2
    }

    /// A column.
    public enum Column: Int, Sendable {
        /// The first, with the overall list.
        case primary = 0
        /// The middle one of three.
        case supplementary = 1
        /// The last, with the detail.
        case secondary = 2
        /// What takes the place of all where width is short.
        case compact = 3
    }

    /// How columns share the width.
    public enum SplitBehavior: Int, Sendable {
        /// As the system sees fit.
        case automatic = 0
        /// Side by side.
        case tile = 1
        /// The others over the detail.
        case overlay = 2
        /// The others push the detail aside.
        case displace = 3
    }

    /// Which columns are shown.
    public enum DisplayMode: Int, Sendable {
        /// As the system sees fit.
        case automatic = 0
        /// The detail alone.
        case secondaryOnly = 1
        /// One more beside the detail.
        case oneBesideSecondary = 2
        /// One more over the detail.
        case oneOverSecondary = 3
        /// Two more beside the detail.
        case twoBesideSecondary = 4
        /// Two more over the detail.
        case twoOverSecondary = 5
        /// Two more, which push the detail aside.
        case twoDisplaceSecondary = 6

        /// The detail alone.
        public static var primaryHidden: DisplayMode { .secondaryOnly }
        /// All side by side.
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        /// The first over the detail.
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }
    }

    /// At which side the first column is.
    public enum PrimaryEdge: Int, Sendable {
        /// Where reading starts.
        case leading = 0
        /// Where reading ends.
        case trailing = 1
    }

    /// What is behind the first column.
    public enum BackgroundStyle: Int, Sendable {
        /// Nothing of its own.
        case none = 0
        /// What is behind sidebars.
        case sidebar = 1
    }

    /// When the button is shown that changes which columns are.
    public enum DisplayModeButtonVisibility: Int, Sendable {
        /// As the system sees fit.
        case automatic = 0
        /// Never.
        case never = 1
        /// Always.
        case always = 2
    }

    /// A width that the system chooses.
    public nonisolated static let automaticDimension: CGFloat = -CGFloat.greatestFiniteMagnitude
}
