/// Whether there is much or little width.
@available(iOS 17.0, *)
public struct UITraitHorizontalSizeClass: SystemTrait {
    /// Left open.
    public static let defaultValue: UIUserInterfaceSizeClass = .unspecified

    static var place: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}
