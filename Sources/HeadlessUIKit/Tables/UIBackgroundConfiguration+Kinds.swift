extension UIBackgroundConfiguration {
    /// Nothing behind the content.
    public static func clear() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(backgroundColor: .clear)
    }

    /// The ground of a cell in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { following(.systemBackground) }
    /// The ground of a header or footer in a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(backgroundColor: .systemBackground)
    }
    /// The ground of a cell in a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration { following(.secondarySystemGroupedBackground) }
    /// The ground of a header or footer in a grouped list.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
    /// The ground of a header in a column of places.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }
    /// The ground of a cell in a column of places.
    public static func listSidebarCell() -> UIBackgroundConfiguration {
        var ground = following(.clear)
        ground.cornerRadius = 10
        return ground
    }
    /// The ground of a cell in a column of places that another column stands beside.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { listSidebarCell() }

    /// The ground of a cell in any list.
    @available(iOS 18.0, *)
    public static func listCell() -> UIBackgroundConfiguration { listGroupedCell() }
    /// The ground of a header in any list.
    @available(iOS 18.0, *)
    public static func listHeader() -> UIBackgroundConfiguration { clear() }
    /// The ground of a footer in any list.
    @available(iOS 18.0, *)
    public static func listFooter() -> UIBackgroundConfiguration { clear() }

    /// The ground for a state: grey under a finger and where chosen, unless the colour was changed.
    @MainActor
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard let colorAtRest else { return self }
        let isOwn = backgroundColor == colorAtRest || backgroundColor == .systemGray4
        guard isOwn else { return self }
        var updated = self
        updated.backgroundColor = state.isRaised ? .systemGray4 : colorAtRest
        return updated
    }

    /// The colour that is shown in a view of a tint.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer.map { $0(color) } ?? color
    }

    /// The border's colour that is shown in a view of a tint.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer.map { $0(color) } ?? color
    }

    private static func following(_ color: UIColor) -> UIBackgroundConfiguration {
        var ground = UIBackgroundConfiguration(backgroundColor: color)
        ground.colorAtRest = color
        return ground
    }
}

extension UIConfigurationState {
    /// Whether what has this state stands out: is chosen, or has a finger on it.
    fileprivate var isRaised: Bool {
        if let cell = self as? UICellConfigurationState { return cell.isSelected || cell.isHighlighted }
        if let view = self as? UIViewConfigurationState { return view.isSelected || view.isHighlighted }
        return false
    }
}
