/// The text size that the user chose.
@available(iOS 17.0, *)
public struct UITraitPreferredContentSizeCategory: SystemTrait {
    /// Left open.
    public static let defaultValue: UIContentSizeCategory = .unspecified

    static func value(in traits: TraitValues) -> UIContentSizeCategory { traits.preferredContentSizeCategory }
}
