/// Whether there is much or little height.
@available(iOS 17.0, *)
public struct UITraitVerticalSizeClass: SystemTrait {
    /// Left open.
    public static let defaultValue: UIUserInterfaceSizeClass = .unspecified

    static var place: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}
