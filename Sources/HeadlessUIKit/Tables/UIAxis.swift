/// One axis, both, or neither.
public struct UIAxis: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// From side to side.
    public static var horizontal: UIAxis { UIAxis(rawValue: 1 << 0) }
    /// From top to bottom.
    public static var vertical: UIAxis { UIAxis(rawValue: 1 << 1) }
    /// Both.
    public static let both: UIAxis = [.horizontal, .vertical]
}
