/// How a tab bar's item looks in one state.
@MainActor
open class UITabBarItemStateAppearance: NSObject {
    /// How the title is drawn.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the title is moved.
    open var titlePositionAdjustment = UIOffset.zero
    /// The picture's colour; nil for the bar's.
    open var iconColor: UIColor?
    /// How far the badge is moved.
    open var badgePositionAdjustment = UIOffset.zero
    /// The badge's colour; nil for red.
    open var badgeBackgroundColor: UIColor?
    /// How the badge's text is drawn.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the badge's text is moved.
    open var badgeTitlePositionAdjustment = UIOffset.zero

    func take(_ other: UITabBarItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        iconColor = other.iconColor
        badgePositionAdjustment = other.badgePositionAdjustment
        badgeBackgroundColor = other.badgeBackgroundColor
        badgeTextAttributes = other.badgeTextAttributes
        badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
    }
}
