/// Some of the four corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
    /// The top left corner.
    public static var topLeft: UIRectCorner { UIRectCorner(rawValue: 1 << 0) }
    /// The top right corner.
    public static var topRight: UIRectCorner { UIRectCorner(rawValue: 1 << 1) }
    /// The bottom left corner.
    public static var bottomLeft: UIRectCorner { UIRectCorner(rawValue: 1 << 2) }
    /// The bottom right corner.
    public static var bottomRight: UIRectCorner { UIRectCorner(rawValue: 1 << 3) }
    /// All four corners.
    public static var allCorners: UIRectCorner { UIRectCorner(rawValue: .max) }

    /// The bits of the corners.
    public let rawValue: UInt

    /// The corners whose bits are set.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}
