extension UITraitCollection {
    /// The collection that dynamic colours are resolved with on this thread.
    public class var current: UITraitCollection {
        get { Thread.current.threadDictionary[key] as? UITraitCollection ?? phone }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    private static let key = "HeadlessUIKit.UITraitCollection.current"

    /// A phone held upright, in light style, with text of the size that it comes with.
    static let phone = UITraitCollection(
        values: TraitValues(
            userInterfaceStyle: .light,
            userInterfaceIdiom: .phone,
            layoutDirection: .leftToRight,
            displayScale: 3,
            horizontalSizeClass: .compact,
            verticalSizeClass: .regular,
            preferredContentSizeCategory: .large,
            displayGamut: .P3,
            forceTouchCapability: .unavailable,
            userInterfaceLevel: .base,
            accessibilityContrast: .normal,
            legibilityWeight: .regular,
            activeAppearance: .active,
            sceneCaptureState: .inactive
        )
    )
}
