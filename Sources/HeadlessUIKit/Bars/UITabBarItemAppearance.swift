/// How a tab bar's item looks in its states.
@MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
    /// How it looks when nothing is up.
    public let normal: UITabBarItemStateAppearance
    /// How it looks when it is chosen.
    public let selected: UITabBarItemStateAppearance
    /// How it looks when it cannot be tapped.
    public let disabled: UITabBarItemStateAppearance
    /// How it looks when keys go to it.
    public let focused: UITabBarItemStateAppearance

    /// The default looks of a style.
    public init(style: UITabBarItemAppearance.Style) {
        normal = UITabBarItemStateAppearance()
        selected = UITabBarItemStateAppearance()
        disabled = UITabBarItemStateAppearance()
        focused = UITabBarItemStateAppearance()
        super.init()
    }

    /// The default looks.
    public override convenience init() {
        self.init(style: .stacked)
    }

    /// Takes the default looks of a style.
    open func configureWithDefault(for style: UITabBarItemAppearance.Style) {
        normal.take(UITabBarItemStateAppearance())
        selected.take(UITabBarItemStateAppearance())
        disabled.take(UITabBarItemStateAppearance())
        focused.take(UITabBarItemStateAppearance())
    }

    /// Looks of their own that are the same.
    open func copy(with zone: NSZone? = nil) -> Any {
        duplicate
    }

    var duplicate: UITabBarItemAppearance {
        let copy = UITabBarItemAppearance()
        copy.normal.take(normal)
        copy.selected.take(selected)
        copy.disabled.take(disabled)
        copy.focused.take(focused)
        return copy
    }
}

extension UITabBarItemAppearance {
    /// Where an item's title is.
    public enum Style: Int, Sendable {
        /// Below the picture.
        case stacked = 0
        /// Beside the picture.
        case inline = 1
        /// Beside the picture, where height is short.
        case compactInline = 2
    }
}
