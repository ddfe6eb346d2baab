/// Kinds of wheels and trackpads.
public struct UIScrollTypeMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Makes a set of its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A wheel that moves in steps.
    public static var discrete: UIScrollTypeMask { UIScrollTypeMask(rawValue: 1 << 0) }
    /// A trackpad.
    public static var continuous: UIScrollTypeMask { UIScrollTypeMask(rawValue: 1 << 1) }
    /// Both.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
