extension UIButton {
    /// Whether the button shows which element of its menu is chosen.
    private var showsSelection: Bool { showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction }

    /// Shows the ticked element of the menu, or ticks the first one.
    func showMenuSelection() {
        guard showsSelection, let leaves = menu?.leaves, let first = leaves.first else { return }
        let chosen = leaves.first { $0.state == .on } ?? first
        for leaf in leaves { leaf.state = leaf === chosen ? .on : .off }
        if configuration != nil { configuration?.title = chosen.title } else { setTitle(chosen.title, for: .normal) }
    }

    /// Ticks an element that the user chose, in place of the others, where the button shows which one is chosen.
    func select(_ choice: UIMenu.Choice) {
        guard showsSelection else { return }
        for leaf in menu?.leaves ?? [] { leaf.state = leaf === choice.element ? .on : .off }
        showMenuSelection()
    }
}
