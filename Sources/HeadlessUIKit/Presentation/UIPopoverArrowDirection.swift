/// The sides to which a popover's arrow may point.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// Up: the popover is below.
    public static var up: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: 1 << 0) }
    /// Down: the popover is above.
    public static var down: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: 1 << 1) }
    /// To the left: the popover is at the right.
    public static var left: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: 1 << 2) }
    /// To the right: the popover is at the left.
    public static var right: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: 1 << 3) }
    /// Anywhere.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// Not known yet.
    public static var unknown: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: .max) }

    /// The bits of the sides.
    public let rawValue: UInt

    /// The sides whose bits are set.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}
