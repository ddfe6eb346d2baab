/// The reading direction.
@available(iOS 17.0, *)
public struct UITraitLayoutDirection: SystemTrait {
    /// Left open.
    public static let defaultValue: UITraitEnvironmentLayoutDirection = .unspecified

    static func value(in traits: TraitValues) -> UITraitEnvironmentLayoutDirection { traits.layoutDirection }
}
