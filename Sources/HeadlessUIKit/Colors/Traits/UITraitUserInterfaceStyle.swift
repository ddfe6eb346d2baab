/// Light or dark.
@available(iOS 17.0, *)
public struct UITraitUserInterfaceStyle: SystemTrait {
    /// Left open.
    public static let defaultValue: UIUserInterfaceStyle = .unspecified
    /// Colours may depend on it.
    public static let affectsColorAppearance = true

    static var place: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}
