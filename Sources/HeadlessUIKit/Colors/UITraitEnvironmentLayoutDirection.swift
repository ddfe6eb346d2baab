/// The reading direction of where a view is shown.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Left open.
    case unspecified = -1
    /// As in English.
    case leftToRight = 0
    /// As in Arabic.
    case rightToLeft = 1
}
