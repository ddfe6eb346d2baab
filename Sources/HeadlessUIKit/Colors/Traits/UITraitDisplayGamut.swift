/// How many colours the display shows.
@available(iOS 17.0, *)
public struct UITraitDisplayGamut: SystemTrait {
    /// Left open.
    public static let defaultValue: UIDisplayGamut = .unspecified
    /// Colours may depend on it.
    public static let affectsColorAppearance = true

    static var place: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}
