/// The text size that the user chose.
@available(iOS 17.0, *)
public struct UITraitPreferredContentSizeCategory: SystemTrait {
    /// Left open.
    public static let defaultValue: UIContentSizeCategory = .unspecified

    static var place: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.preferredContentSizeCategory }
}
