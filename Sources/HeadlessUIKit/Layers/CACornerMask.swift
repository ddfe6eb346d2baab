/// Some of the four corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
    /// The top left corner.
    public static var layerMinXMinYCorner: CACornerMask { CACornerMask(rawValue: 1 << 0) }
    /// The top right corner.
    public static var layerMaxXMinYCorner: CACornerMask { CACornerMask(rawValue: 1 << 1) }
    /// The bottom left corner.
    public static var layerMinXMaxYCorner: CACornerMask { CACornerMask(rawValue: 1 << 2) }
    /// The bottom right corner.
    public static var layerMaxXMaxYCorner: CACornerMask { CACornerMask(rawValue: 1 << 3) }

    static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]

    /// The bits of the corners.
    public let rawValue: UInt

    /// The corners whose bits are set.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}
