/// Whether someone records a scene.
@available(iOS 17.0, *)
public enum UISceneCaptureState: Int, Sendable {
    /// Left open.
    case unspecified = -1
    /// No one does.
    case inactive = 0
    /// Someone does.
    case active = 1
}
