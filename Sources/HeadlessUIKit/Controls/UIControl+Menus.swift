extension UIControl: UIContextMenuInteractionDelegate {
    /// What opens the control's menu when a finger stays on it; nil where nothing does.
    public var contextMenuInteraction: UIContextMenuInteraction? {
        interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first { $0.delegate === self }
    }

    /// Lets a finger that stays open the menu, or no longer.
    func contextMenuDidChange() {
        if let interaction = contextMenuInteraction {
            if !isContextMenuInteractionEnabled { removeInteraction(interaction) }
        } else if isContextMenuInteractionEnabled {
            addInteraction(UIContextMenuInteraction(delegate: self))
        }
    }

    /// A button's menu.
    var ownMenuConfiguration: UIContextMenuConfiguration? {
        (self as? UIButton)?.menu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
    }
}
