extension UIButton {
    /// Whether the button shows which element of its menu is chosen.
    private var showsSelection: Bool { showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction }

    /// Shows the ticked element of the menu, or ticks the first one.
    func showMenuSelection() {
        guard showsSelection, let actions = menu?.actions, let first = actions.first else { return }
        let chosen = actions.first { $0.state == .on } ?? first
        for action in actions { action.state = action === chosen ? .on : .off }
        if configuration != nil { configuration?.title = chosen.title } else { setTitle(chosen.title, for: .normal) }
    }

    /// Ticks an element that the user chose, in place of the others, where the button shows which one is chosen.
    func select(_ choice: UIMenu.Choice) {
        guard showsSelection, let chosen = choice.element as? UIAction else { return }
        for action in menu?.actions ?? [] { action.state = action === chosen ? .on : .off }
        showMenuSelection()
    }
}
