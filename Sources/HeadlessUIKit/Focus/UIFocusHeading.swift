/// To where the focus goes.
public struct UIFocusHeading: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Upward.
    public static var up: UIFocusHeading { UIFocusHeading(rawValue: 1 << 0) }
    /// Downward.
    public static var down: UIFocusHeading { UIFocusHeading(rawValue: 1 << 1) }
    /// To the left.
    public static var left: UIFocusHeading { UIFocusHeading(rawValue: 1 << 2) }
    /// To the right.
    public static var right: UIFocusHeading { UIFocusHeading(rawValue: 1 << 3) }
    /// To what comes next.
    public static var next: UIFocusHeading { UIFocusHeading(rawValue: 1 << 4) }
    /// To what came before.
    public static var previous: UIFocusHeading { UIFocusHeading(rawValue: 1 << 5) }
    /// To the first of all.
    public static var first: UIFocusHeading { UIFocusHeading(rawValue: 1 << 8) }
    /// To the last of all.
    public static var last: UIFocusHeading { UIFocusHeading(rawValue: 1 << 9) }
}
