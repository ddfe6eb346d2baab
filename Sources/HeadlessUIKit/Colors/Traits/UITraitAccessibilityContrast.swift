/// How much colours have to differ.
@available(iOS 17.0, *)
public struct UITraitAccessibilityContrast: SystemTrait {
    /// Left open.
    public static let defaultValue: UIAccessibilityContrast = .unspecified
    /// Colours may depend on it.
    public static let affectsColorAppearance = true

    static var place: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}
