/// How far the screen is above others.
@available(iOS 17.0, *)
public struct UITraitUserInterfaceLevel: SystemTrait {
    /// Left open.
    public static let defaultValue: UIUserInterfaceLevel = .unspecified
    /// Colours may depend on it.
    public static let affectsColorAppearance = true

    static var place: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}
