extension Headless {
    /// The alert, or the sheet of actions, that is in front on the screen; nil where there is none.
    public static var alert: UIAlertController? {
        UIWindow.allVisible.reversed().lazy
            .compactMap { $0.rootViewController.map(frontmost) as? UIAlertController }
            .first { !$0.isBeingDismissed }
    }

    /// Gives an answer to the alert in front, as a finger would; its handler runs once the alert is gone.
    ///
    /// - Returns: What kept the finger from it, and nil when nothing did.
    @discardableResult
    public static func choose(_ title: String) -> Obstacle? {
        guard let alert else { return .missing }
        return choose(title, in: alert)
    }

    /// Gives an answer to an alert, as a finger would; its handler runs once the alert is gone.
    ///
    /// - Returns: What kept the finger from it, and nil when nothing did.
    @discardableResult
    public static func choose(_ title: String, in alert: UIAlertController) -> Obstacle? {
        guard let action = alert.actions.first(where: { $0.title == title }) else { return .missing }
        guard action.isEnabled else { return .disabled }
        guard alert.viewIfLoaded?.window != nil, !alert.isBeingDismissed else { return .notOnScreen }
        guard let button = action.button else { return .missing }
        return tap(button)
    }

    /// What is in front of a controller, or itself where nothing is.
    private static func frontmost(over controller: UIViewController) -> UIViewController {
        var front = controller
        while let next = ([front] + front.children).lazy.compactMap(\.core.presented).first(where: { _ in true }) {
            front = next
        }
        return front
    }
}
