/// The reading direction.
@available(iOS 17.0, *)
public struct UITraitLayoutDirection: SystemTrait {
    /// Left open.
    public static let defaultValue: UITraitEnvironmentLayoutDirection = .unspecified

    static var place: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}
