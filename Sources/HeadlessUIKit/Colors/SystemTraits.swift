/// A trait that the system knows.
@available(iOS 17.0, *)
protocol SystemTrait: UITraitDefinition where Value: Equatable {
    /// Where the trait is kept.
    static func value(in traits: TraitValues) -> Value
}

@available(iOS 17.0, *)
extension SystemTrait {
    static func isDifferent(in first: TraitValues, _ second: TraitValues) -> Bool {
        value(in: first) != value(in: second)
    }
}

/// The kind of device.
@available(iOS 17.0, *)
public struct UITraitUserInterfaceIdiom: SystemTrait {
    /// Left open.
    public static let defaultValue: UIUserInterfaceIdiom = .unspecified
    /// Colours may depend on it.
    public static let affectsColorAppearance = true

    static func value(in traits: TraitValues) -> UIUserInterfaceIdiom { traits.userInterfaceIdiom }
}

/// Light or dark.
@available(iOS 17.0, *)
public struct UITraitUserInterfaceStyle: SystemTrait {
    /// Left open.
    public static let defaultValue: UIUserInterfaceStyle = .unspecified
    /// Colours may depend on it.
    public static let affectsColorAppearance = true

    static func value(in traits: TraitValues) -> UIUserInterfaceStyle { traits.userInterfaceStyle }
}

/// The reading direction.
@available(iOS 17.0, *)
public struct UITraitLayoutDirection: SystemTrait {
    /// Left open.
    public static let defaultValue: UITraitEnvironmentLayoutDirection = .unspecified

    static func value(in traits: TraitValues) -> UITraitEnvironmentLayoutDirection { traits.layoutDirection }
}

/// Pixels per point.
@available(iOS 17.0, *)
public struct UITraitDisplayScale: SystemTrait {
    /// Left open.
    public static let defaultValue: CGFloat = 0

    static func value(in traits: TraitValues) -> CGFloat { traits.displayScale }
}

/// How many colours the display shows.
@available(iOS 17.0, *)
public struct UITraitDisplayGamut: SystemTrait {
    /// Left open.
    public static let defaultValue: UIDisplayGamut = .unspecified
    /// Colours may depend on it.
    public static let affectsColorAppearance = true

    static func value(in traits: TraitValues) -> UIDisplayGamut { traits.displayGamut }
}

/// Whether there is much or little width.
@available(iOS 17.0, *)
public struct UITraitHorizontalSizeClass: SystemTrait {
    /// Left open.
    public static let defaultValue: UIUserInterfaceSizeClass = .unspecified

    static func value(in traits: TraitValues) -> UIUserInterfaceSizeClass { traits.horizontalSizeClass }
}

/// Whether there is much or little height.
@available(iOS 17.0, *)
public struct UITraitVerticalSizeClass: SystemTrait {
    /// Left open.
    public static let defaultValue: UIUserInterfaceSizeClass = .unspecified

    static func value(in traits: TraitValues) -> UIUserInterfaceSizeClass { traits.verticalSizeClass }
}

/// Whether the display feels how hard it is pressed.
@available(iOS 17.0, *)
public struct UITraitForceTouchCapability: SystemTrait {
    /// Left open.
    public static let defaultValue: UIForceTouchCapability = .unknown

    static func value(in traits: TraitValues) -> UIForceTouchCapability { traits.forceTouchCapability }
}

/// The text size that the user chose.
@available(iOS 17.0, *)
public struct UITraitPreferredContentSizeCategory: SystemTrait {
    /// Left open.
    public static let defaultValue: UIContentSizeCategory = .unspecified

    static func value(in traits: TraitValues) -> UIContentSizeCategory { traits.preferredContentSizeCategory }
}

/// How much colours have to differ.
@available(iOS 17.0, *)
public struct UITraitAccessibilityContrast: SystemTrait {
    /// Left open.
    public static let defaultValue: UIAccessibilityContrast = .unspecified
    /// Colours may depend on it.
    public static let affectsColorAppearance = true

    static func value(in traits: TraitValues) -> UIAccessibilityContrast { traits.accessibilityContrast }
}

/// How far the screen is above others.
@available(iOS 17.0, *)
public struct UITraitUserInterfaceLevel: SystemTrait {
    /// Left open.
    public static let defaultValue: UIUserInterfaceLevel = .unspecified
    /// Colours may depend on it.
    public static let affectsColorAppearance = true

    static func value(in traits: TraitValues) -> UIUserInterfaceLevel { traits.userInterfaceLevel }
}

/// How heavy text is.
@available(iOS 17.0, *)
public struct UITraitLegibilityWeight: SystemTrait {
    /// Left open.
    public static let defaultValue: UILegibilityWeight = .unspecified

    static func value(in traits: TraitValues) -> UILegibilityWeight { traits.legibilityWeight }
}

/// Whether the window looks as one that is used.
@available(iOS 17.0, *)
public struct UITraitActiveAppearance: SystemTrait {
    /// Left open.
    public static let defaultValue: UIUserInterfaceActiveAppearance = .unspecified
    /// Colours may depend on it.
    public static let affectsColorAppearance = true

    static func value(in traits: TraitValues) -> UIUserInterfaceActiveAppearance { traits.activeAppearance }
}
