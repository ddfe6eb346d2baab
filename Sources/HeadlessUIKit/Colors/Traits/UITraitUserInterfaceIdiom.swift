/// The kind of device.
@available(iOS 17.0, *)
public struct UITraitUserInterfaceIdiom: SystemTrait {
    /// Left open.
    public static let defaultValue: UIUserInterfaceIdiom = .unspecified
    /// Colours may depend on it.
    public static let affectsColorAppearance = true

    static var place: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}
