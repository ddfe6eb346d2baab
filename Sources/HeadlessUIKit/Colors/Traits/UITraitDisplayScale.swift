/// Pixels per point.
@available(iOS 17.0, *)
public struct UITraitDisplayScale: SystemTrait {
    /// Left open.
    public static let defaultValue: CGFloat = 0

    static var place: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}
