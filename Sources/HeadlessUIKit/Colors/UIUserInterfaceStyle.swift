/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Left open.
    case unspecified = 0
    /// Dark on light.
    case light = 1
    /// Light on dark.
    case dark = 2
}
