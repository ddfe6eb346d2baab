/// What kind of thing something is, for those who do not see it.
public struct UIAccessibilityTraits: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt64

    /// Makes a set of its bits.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// Nothing in particular.
    public static let none: UIAccessibilityTraits = []
    /// A button.
    public static var button: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 0) }
    /// A link.
    public static var link: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 1) }
    /// A picture.
    public static var image: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 2) }
    /// It is chosen.
    public static var selected: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 3) }
    /// It makes a sound of its own when used.
    public static var playsSound: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 4) }
    /// A key of a keyboard.
    public static var keyboardKey: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 5) }
    /// A text that does not change.
    public static var staticText: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 6) }
    /// It sums the app up when that starts.
    public static var summaryElement: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 7) }
    /// It cannot be used.
    public static var notEnabled: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 8) }
    /// It changes so often that it is asked for now and then.
    public static var updatesFrequently: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 9) }
    /// A field to search with.
    public static var searchField: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 10) }
    /// It starts sound or film when used.
    public static var startsMediaSession: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 11) }
    /// Its value can be made greater and less.
    public static var adjustable: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 12) }
    /// Fingers touch it directly.
    public static var allowsDirectInteraction: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 13) }
    /// The next page comes once it is read out.
    public static var causesPageTurn: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 14) }
    /// The bar of an app's parts.
    public static var tabBar: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 15) }
    /// The title of what follows.
    public static var header: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 16) }
    /// A switch.
    @available(iOS 17.0, *)
    public static var toggleButton: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 53) }
}
