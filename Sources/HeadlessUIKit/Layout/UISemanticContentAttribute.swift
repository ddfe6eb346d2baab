/// What a view is about, which decides whether it is mirrored where text reads from the right.
public enum UISemanticContentAttribute: Int, Sendable {
    /// Nothing special: it is mirrored.
    case unspecified = 0
    /// The controls of something that plays: never mirrored.
    case playback = 1
    /// Directions in space: never mirrored.
    case spatial = 2
    /// Always from left to right.
    case forceLeftToRight = 3
    /// Always from right to left.
    case forceRightToLeft = 4
}
