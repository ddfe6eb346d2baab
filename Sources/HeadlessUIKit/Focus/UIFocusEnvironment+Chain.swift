extension UIFocusEnvironment {
    /// Whether another environment is in this one, or is it.
    public func contains(_ environment: any UIFocusEnvironment) -> Bool {
        environment.focusChain.contains { $0 === self }
    }

    /// This environment and those around it, from the innermost out.
    var focusChain: [any UIFocusEnvironment] {
        Array(sequence(first: self as any UIFocusEnvironment) { $0.parentFocusEnvironment })
    }

    /// What gets the focus where it comes here.
    func preferredItem() -> (any UIFocusItem)? {
        if let item = self as? any UIFocusItem, item.canBecomeFocused { return item }
        let preferred = preferredFocusEnvironments.filter { $0 !== self }
        if let item = preferred.lazy.compactMap({ $0.preferredItem() }).first { return item }
        return (self as? UIView)?.subviews.lazy.compactMap { $0.preferredItem() }.first
    }
}
