/// Whether someone records the scene.
@available(iOS 17.0, *)
public struct UITraitSceneCaptureState: SystemTrait {
    /// Left open.
    public static let defaultValue: UISceneCaptureState = .unspecified

    static var place: WritableKeyPath<TraitValues, UISceneCaptureState> { \.sceneCaptureState }
}
