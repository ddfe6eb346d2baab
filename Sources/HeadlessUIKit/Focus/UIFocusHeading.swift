/// To where the focus goes.
public struct UIFocusHeading: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Upward.
    public static let up = UIFocusHeading(rawValue: 1 << 0)
    /// Downward.
    public static let down = UIFocusHeading(rawValue: 1 << 1)
    /// To the left.
    public static let left = UIFocusHeading(rawValue: 1 << 2)
    /// To the right.
    public static let right = UIFocusHeading(rawValue: 1 << 3)
    /// To what comes next.
    public static let next = UIFocusHeading(rawValue: 1 << 4)
    /// To what came before.
    public static let previous = UIFocusHeading(rawValue: 1 << 5)
    /// To the first of all.
    public static let first = UIFocusHeading(rawValue: 1 << 8)
    /// To the last of all.
    public static let last = UIFocusHeading(rawValue: 1 << 9)
}
