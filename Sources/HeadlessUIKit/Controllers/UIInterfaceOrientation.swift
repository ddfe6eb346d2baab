/// Which way up the screen is.
public enum UIInterfaceOrientation: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// On its head.
    case portraitUpsideDown = 2
    /// With the home button at the right.
    case landscapeRight = 3
    /// With the home button at the left.
    case landscapeLeft = 4
}
