/// What a vibrant content is.
public enum UIVibrancyEffectStyle: Int, Sendable {
    /// Text of first importance.
    case label = 0
    /// Text of second importance.
    case secondaryLabel = 1
    /// Text of third importance.
    case tertiaryLabel = 2
    /// Text of fourth importance.
    case quaternaryLabel = 3
    /// A large shape.
    case fill = 4
    /// A medium shape.
    case secondaryFill = 5
    /// A small shape.
    case tertiaryFill = 6
    /// A line.
    case separator = 7
}
