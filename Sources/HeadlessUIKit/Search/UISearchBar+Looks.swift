extension UISearchBar {
    /// Sets the picture behind the bar.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?,
        for barPosition: UIBarPosition,
        barMetrics: UIBarMetrics
    ) {
        images["background \(barPosition) \(barMetrics)"] = backgroundImage
    }

    /// The picture behind the bar.
    public func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        images["background \(barPosition) \(barMetrics)"]
    }

    /// Sets the picture behind the field in a state.
    public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        images["field \(state.rawValue)"] = backgroundImage
    }

    /// The picture behind the field in a state.
    public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
        images["field \(state.rawValue)"]
    }

    /// Sets one of the bar's pictures in a state.
    public func setImage(_ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State) {
        images["icon \(icon) \(state.rawValue)"] = iconImage
    }

    /// One of the bar's pictures in a state.
    public func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage? {
        images["icon \(icon) \(state.rawValue)"]
    }

    /// Sets the picture behind a scope in a state.
    public func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        images["scope \(state.rawValue)"] = backgroundImage
    }

    /// The picture behind a scope in a state.
    public func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
        images["scope \(state.rawValue)"]
    }

    /// Sets how far one of the pictures is moved.
    public func setPositionAdjustment(_ adjustment: UIOffset, for icon: UISearchBar.Icon) {
        offsets[icon.rawValue] = adjustment
    }

    /// How far one of the pictures is moved.
    public func positionAdjustment(for icon: UISearchBar.Icon) -> UIOffset {
        offsets[icon.rawValue] ?? .zero
    }

    /// Sets how the titles of scopes are drawn in a state.
    public func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?,
        for state: UIControl.State
    ) {
        scopeAttributes[state.rawValue] = attributes
    }

    /// How the titles of scopes are drawn in a state.
    public func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        scopeAttributes[state.rawValue]
    }
}
