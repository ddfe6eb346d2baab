extension Headless {
    /// Types words into a search bar in place of those that are there, as a finger and a keyboard would.
    ///
    /// - Returns: What kept the finger from it, and nil when nothing did.
    @discardableResult
    public static func search(_ bar: UISearchBar, for text: String) -> Obstacle? {
        bar.window?.layoutIfNeeded()
        if let count = bar.text?.count, count > 0, let obstacle = delete(count, in: bar.field) { return obstacle }
        return type(text, into: bar.field)
    }

    /// Types words into the bar of a search in place of those that are there, as a finger and a keyboard would.
    ///
    /// - Returns: What kept the finger from it, and nil when nothing did.
    @discardableResult
    public static func search(_ controller: UISearchController, for text: String) -> Obstacle? {
        search(controller.searchBar, for: text)
    }

    /// Taps the search key of the keyboard.
    ///
    /// - Returns: What kept the finger from it, and nil when nothing did.
    @discardableResult
    public static func tapSearchKey(of bar: UISearchBar) -> Obstacle? {
        guard bar.isFirstResponder else { return .refused }
        return type("\n", into: bar.field)
    }

    /// Taps the button of a search bar that cancels.
    ///
    /// - Returns: What kept the finger from it, and nil when nothing did.
    @discardableResult
    public static func cancel(_ bar: UISearchBar) -> Obstacle? {
        bar.window?.layoutIfNeeded()
        guard bar.showsCancelButton else { return .missing }
        return tap(bar.cancelButton)
    }

    /// Taps one of the scopes of a search bar.
    ///
    /// - Returns: What kept the finger from it, and nil when nothing did.
    @discardableResult
    public static func choose(scope index: Int, in bar: UISearchBar) -> Obstacle? {
        bar.window?.layoutIfNeeded()
        guard bar.showsScopeBar, let scopes = bar.scopes else { return .missing }
        return choose(segment: index, in: scopes)
    }
}
