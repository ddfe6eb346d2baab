/// Whether the window looks as one that is used.
@available(iOS 17.0, *)
public struct UITraitActiveAppearance: SystemTrait {
    /// Left open.
    public static let defaultValue: UIUserInterfaceActiveAppearance = .unspecified
    /// Colours may depend on it.
    public static let affectsColorAppearance = true

    static var place: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance> { \.activeAppearance }
}
