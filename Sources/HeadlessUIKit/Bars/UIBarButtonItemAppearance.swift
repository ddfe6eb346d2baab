/// How a bar's button looks in its states.
@MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
    /// How it looks when nothing is up.
    public let normal: UIBarButtonItemStateAppearance
    /// How it looks under a finger.
    public let highlighted: UIBarButtonItemStateAppearance
    /// How it looks when it cannot be tapped.
    public let disabled: UIBarButtonItemStateAppearance
    /// How it looks when keys go to it.
    public let focused: UIBarButtonItemStateAppearance

    /// The default looks of a style.
    public init(style: UIBarButtonItem.Style) {
        normal = UIBarButtonItemStateAppearance()
        highlighted = UIBarButtonItemStateAppearance()
        disabled = UIBarButtonItemStateAppearance()
        focused = UIBarButtonItemStateAppearance()
        super.init()
    }

    /// The default looks.
    public override convenience init() {
        self.init(style: .plain)
    }

    /// Takes the default looks of a style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        normal.take(UIBarButtonItemStateAppearance())
        highlighted.take(UIBarButtonItemStateAppearance())
        disabled.take(UIBarButtonItemStateAppearance())
        focused.take(UIBarButtonItemStateAppearance())
    }

    /// Looks of their own that are the same.
    open func copy(with zone: NSZone? = nil) -> Any {
        duplicate
    }

    var duplicate: UIBarButtonItemAppearance {
        let copy = UIBarButtonItemAppearance()
        copy.normal.take(normal)
        copy.highlighted.take(highlighted)
        copy.disabled.take(disabled)
        copy.focused.take(focused)
        return copy
    }
}
