extension Headless {
    /// The menu that a finger which stays on a view opens; nil where none opens. It is closed again.
    public static func contextMenu(of view: UIView) -> UIMenu? {
        guard case .success(let interaction) = openedMenu(of: view) else { return nil }
        defer { interaction.close() }
        return interaction.shown?.menu
    }

    /// Lets a finger stay on a view, and chooses the action of this title from the menu that opens.
    @discardableResult
    public static func choose(_ title: String, fromContextMenuOf view: UIView) -> Obstacle? {
        switch openedMenu(of: view) {
        case .failure(let barrier): return barrier.obstacle
        case .success(let interaction):
            defer { UIWindow.layoutAll() }
            let action = interaction.shown?.menu?.leaves.first { $0.title == title }
            guard let action, !action.attributes.contains(.hidden) else {
                interaction.close()
                return .missing
            }
            guard !action.attributes.contains(.disabled) else {
                interaction.close()
                return .disabled
            }
            action.performWithSender(interaction, target: nil)
            if !action.attributes.contains(.keepsMenuPresented) { interaction.close() }
            return nil
        }
    }

    /// Lets a finger stay on a view, and taps the preview that is shown beside the menu.
    @discardableResult
    public static func tapPreview(ofContextMenuOf view: UIView) -> Obstacle? {
        switch openedMenu(of: view) {
        case .failure(let barrier): return barrier.obstacle
        case .success(let interaction):
            interaction.commit()
            UIWindow.layoutAll()
            return nil
        }
    }

    private static func openedMenu(of view: UIView) -> Result<UIContextMenuInteraction, Barrier> {
        reach(view).flatMap { target in
            let interaction = sequence(first: target.view, next: \.superview)
                .flatMap(\.interactions)
                .compactMap { $0 as? UIContextMenuInteraction }
                .first { $0.shown != nil || $0.open(at: target.point) }
            return interaction.map { .success($0) } ?? .failure(Barrier(obstacle: .missing))
        }
    }
}
