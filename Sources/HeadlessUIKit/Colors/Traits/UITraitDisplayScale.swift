/// Pixels per point.
@available(iOS 17.0, *)
public struct UITraitDisplayScale: SystemTrait {
    /// Left open.
    public static let defaultValue: CGFloat = 0

    static func value(in traits: TraitValues) -> CGFloat { traits.displayScale }
}
