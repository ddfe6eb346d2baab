/// Whether the display feels how hard it is pressed.
@available(iOS 17.0, *)
public struct UITraitForceTouchCapability: SystemTrait {
    /// Left open.
    public static let defaultValue: UIForceTouchCapability = .unknown

    static func value(in traits: TraitValues) -> UIForceTouchCapability { traits.forceTouchCapability }
}
