/// How much care is taken when images are drawn larger or smaller.
public enum CGInterpolationQuality: Int32, Sendable {
    /// As the context sees fit.
    case `default` = 0
    /// None.
    case none = 1
    /// Little.
    case low = 2
    /// Much.
    case high = 3
    /// Some.
    case medium = 4
}
