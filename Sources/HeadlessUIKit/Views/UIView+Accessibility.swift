extension UIView {
    /// A name for tests, which no one reads out.
    public var accessibilityIdentifier: String? {
        get { core.accessibility.identifier }
        set { core.accessibility.identifier = newValue }
    }

    /// What the view is, in a word.
    public var accessibilityLabel: String? {
        get { core.accessibility.label }
        set { core.accessibility.label = newValue }
    }

    /// What the view's value is, in a word.
    public var accessibilityValue: String? {
        get { core.accessibility.value }
        set { core.accessibility.value = newValue }
    }

    /// What happens when the view is used.
    public var accessibilityHint: String? {
        get { core.accessibility.hint }
        set { core.accessibility.hint = newValue }
    }

    /// Whether the view is read out as one thing.
    public var isAccessibilityElement: Bool {
        get { core.accessibility.isElement ?? false }
        set { core.accessibility.isElement = newValue }
    }
}
