/// How heavy text is.
@available(iOS 17.0, *)
public struct UITraitLegibilityWeight: SystemTrait {
    /// Left open.
    public static let defaultValue: UILegibilityWeight = .unspecified

    static var place: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}
