@available(iOS 16.0, *)
extension UINavigationItem {
    /// How a navigation bar arranges an item.
    public enum ItemStyle: Int, Sendable {
        /// With the title in the middle.
        case navigator = 0
        /// With the title at the start, and ways back and forth.
        case browser = 1
        /// With the title at the start, as of a document.
        case editor = 2
    }

    /// Where a search bar is.
    public enum SearchBarPlacement: Int, Sendable {
        /// As the system sees fit.
        case automatic = 0
        /// Beside the title.
        case inline = 1
        /// Below the title.
        case stacked = 2
    }

    /// What an item keeps that few use.
    struct Extras {
        var backAction: UIAction?
        var style = ItemStyle.navigator
        var searchBarPlacement = SearchBarPlacement.automatic
        var customizationIdentifier: String?
        var leadingItemGroups: [UIBarButtonItemGroup] = []
        var centerItemGroups: [UIBarButtonItemGroup] = []
        var trailingItemGroups: [UIBarButtonItemGroup] = []
        var pinnedTrailingGroup: UIBarButtonItemGroup?
        var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
        var additionalOverflowItems: UIDeferredMenuElement?
        weak var renameDelegate: (any UINavigationItemRenameDelegate)?
    }

    /// How the bar arranges the item.
    public var style: ItemStyle {
        get { extras.style }
        set { extras.style = newValue }
    }

    /// Where the search bar should be.
    public var preferredSearchBarPlacement: SearchBarPlacement {
        get { extras.searchBarPlacement }
        set { extras.searchBarPlacement = newValue }
    }

    /// Where the search bar is; below the title on a phone.
    public var searchBarPlacement: SearchBarPlacement { .stacked }

    /// The name under which the user's arrangement of the bar is kept.
    public var customizationIdentifier: String? {
        get { extras.customizationIdentifier }
        set { extras.customizationIdentifier = newValue }
    }

    /// The groups of buttons at the start.
    public var leadingItemGroups: [UIBarButtonItemGroup] {
        get { extras.leadingItemGroups }
        set { extras.leadingItemGroups = newValue }
    }

    /// The groups of buttons in the middle.
    public var centerItemGroups: [UIBarButtonItemGroup] {
        get { extras.centerItemGroups }
        set { extras.centerItemGroups = newValue }
    }

    /// The groups of buttons at the end.
    public var trailingItemGroups: [UIBarButtonItemGroup] {
        get { extras.trailingItemGroups }
        set { extras.trailingItemGroups = newValue }
    }

    /// The group at the end that never goes.
    public var pinnedTrailingGroup: UIBarButtonItemGroup? {
        get { extras.pinnedTrailingGroup }
        set { extras.pinnedTrailingGroup = newValue }
    }

    /// Makes the menu of the title, given what the system suggests.
    public var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
        get { extras.titleMenuProvider }
        set { extras.titleMenuProvider = newValue }
    }

    /// What the menu of all that has no room shows besides.
    public var additionalOverflowItems: UIDeferredMenuElement? {
        get { extras.additionalOverflowItems }
        set { extras.additionalOverflowItems = newValue }
    }

    /// Who hears that the user gives the title another name.
    public weak var renameDelegate: (any UINavigationItemRenameDelegate)? {
        get { extras.renameDelegate }
        set { extras.renameDelegate = newValue }
    }
}
