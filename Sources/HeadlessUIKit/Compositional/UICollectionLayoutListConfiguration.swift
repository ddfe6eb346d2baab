/// How a list in a collection view looks, and what a swipe over its rows uncovers.
@MainActor
public struct UICollectionLayoutListConfiguration {
    /// How a list looks.
    public enum Appearance: Int, Sendable {
        /// Rows from edge to edge; headers stay at the top.
        case plain = 0
        /// Sections set apart.
        case grouped = 1
        /// Sections set apart, away from the edges.
        case insetGrouped = 2
        /// As in a column of places.
        case sidebar = 3
        /// As in a column of places, without a ground.
        case sidebarPlain = 4
    }

    /// Where a section's header comes from.
    public enum HeaderMode: Int, Sendable {
        /// There is none.
        case none = 0
        /// The data source gives a view.
        case supplementary = 1
        /// The first item is the header.
        case firstItemInSection = 2
    }

    /// Where a section's footer comes from.
    public enum FooterMode: Int, Sendable {
        /// There is none.
        case none = 0
        /// The data source gives a view.
        case supplementary = 1
    }

    /// Gives the actions that a swipe over a row uncovers.
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
    /// Gives the lines of a row, from what they would be.
    public typealias ItemSeparatorHandler = (
        _ itemIndexPath: IndexPath,
        _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

    /// How the list looks.
    public var appearance: Appearance
    /// Whether rows are set off by lines.
    public var showsSeparators = true
    /// How the lines look.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Gives the lines of a row, from what they would be.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// The colour of the ground; nil follows the appearance.
    public var backgroundColor: UIColor?
    /// Where a section's header comes from.
    public var headerMode = HeaderMode.none
    /// Where a section's footer comes from.
    public var footerMode = FooterMode.none
    /// The room above headers; nil follows the appearance.
    public var headerTopPadding: CGFloat?
    /// Gives the actions that a swipe from the leading edge uncovers.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Gives the actions that a swipe from the trailing edge uncovers.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// A list of an appearance.
    public init(appearance: UICollectionLayoutListConfiguration.Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }
}
