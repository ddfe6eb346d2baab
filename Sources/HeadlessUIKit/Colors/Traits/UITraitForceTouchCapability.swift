/// Whether the display feels how hard it is pressed.
@available(iOS 17.0, *)
public struct UITraitForceTouchCapability: SystemTrait {
    /// Left open.
    public static let defaultValue: UIForceTouchCapability = .unknown

    static var place: WritableKeyPath<TraitValues, UIForceTouchCapability> { \.forceTouchCapability }
}
