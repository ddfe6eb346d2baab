extension UIView: UIAccessibilityIdentification {
    /// A name for tests, which no one reads out.
    public var accessibilityIdentifier: String? {
        get { core.accessibility.identifier }
        set { core.accessibility.identifier = newValue }
    }

    /// Whether the view keeps its colours where the user inverts them.
    public var accessibilityIgnoresInvertColors: Bool {
        get { core.accessibility.ignoresInvertColors }
        set { core.accessibility.ignoresInvertColors = newValue }
    }
}
