/// Buttons of a bar that belong together.
@MainActor
open class UIBarButtonItemGroup: NSObject {
    /// The buttons, in order.
    open var barButtonItems: [UIBarButtonItem] {
        didSet { for item in barButtonItems { item.group = self } }
    }
    /// The button that stands for all where there is no room.
    open var representativeItem: UIBarButtonItem?
    /// Whether that button is shown.
    open var isDisplayingRepresentativeItem: Bool { false }
    /// Whether the group is there however the user arranges the bar.
    open var alwaysAvailable = false
    /// Whether the group is left out.
    open var isHidden = false
    /// What the group is in a menu.
    open var menuRepresentation: UIMenuElement?

    /// Buttons, and one that stands for them where there is no room.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
        for item in barButtonItems { item.group = self }
    }

    /// Groups are not read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }

    /// A group that stays where it is.
    @available(iOS 16.0, *)
    open class func fixedGroup(
        representativeItem: UIBarButtonItem? = nil,
        items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }

    /// A group that the user may move.
    @available(iOS 16.0, *)
    open class func movableGroup(
        customizationIdentifier: String,
        representativeItem: UIBarButtonItem? = nil,
        items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }

    /// A group that the user may move, and take in or out.
    @available(iOS 16.0, *)
    open class func optionalGroup(
        customizationIdentifier: String,
        isInDefaultCustomization: Bool = true,
        representativeItem: UIBarButtonItem? = nil,
        items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }
}
