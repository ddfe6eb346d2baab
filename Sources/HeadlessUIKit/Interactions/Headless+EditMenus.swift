extension Headless {
    /// The menu for what is selected that a view shows; nil where it shows none.
    public static func editMenu(of view: UIView) -> UIMenu? {
        view.interactions.lazy.compactMap { ($0 as? UIEditMenuInteraction)?.visibleMenu }.first
    }

    /// Chooses the action of this title from the menu for what is selected that a view shows.
    @discardableResult
    public static func choose(_ title: String, fromEditMenuOf view: UIView) -> Obstacle? {
        guard let action = editMenu(of: view)?.leaves.first(where: { $0.title == title }) else { return .missing }
        guard action.attributes.isDisjoint(with: [.disabled, .hidden]) else { return .disabled }
        for interaction in view.interactions { (interaction as? UIEditMenuInteraction)?.dismissMenu() }
        action.performWithSender(view, target: nil)
        UIWindow.layoutAll()
        return nil
    }
}
