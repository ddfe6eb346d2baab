/// How a tab bar looks.
open class UITabBarAppearance: UIBarAppearance {
    /// How items look whose title is below the picture.
    open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
    /// How items look whose title is beside the picture.
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
    /// How such items look where height is short.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
    /// The colour of the mark at the chosen item.
    open var selectionIndicatorTintColor: UIColor?
    /// The picture behind the chosen item.
    open var selectionIndicatorImage: UIImage?
    /// How the items share the width.
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
    /// How wide an item is; 0 for the system's width.
    open var stackedItemWidth: CGFloat = 0
    /// How far items keep from each other; 0 for the system's gap.
    open var stackedItemSpacing: CGFloat = 0

    /// The default looks on a kind of device.
    public override init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
    }

    /// The background and the line of other looks, and the rest of those where they are of this kind.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance.duplicate
        inlineLayoutAppearance = other.inlineLayoutAppearance.duplicate
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.duplicate
        selectionIndicatorTintColor = other.selectionIndicatorTintColor
        selectionIndicatorImage = other.selectionIndicatorImage
        stackedItemPositioning = other.stackedItemPositioning
        stackedItemWidth = other.stackedItemWidth
        stackedItemSpacing = other.stackedItemSpacing
    }

    /// Looks are not read from archives here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
