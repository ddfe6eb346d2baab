/// From where a transition comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name of it.
    public let rawValue: String

    /// Names one.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// From the right.
    public static var fromRight: CATransitionSubtype { CATransitionSubtype(rawValue: "fromRight") }
    /// From the left.
    public static var fromLeft: CATransitionSubtype { CATransitionSubtype(rawValue: "fromLeft") }
    /// From the top.
    public static var fromTop: CATransitionSubtype { CATransitionSubtype(rawValue: "fromTop") }
    /// From the bottom.
    public static var fromBottom: CATransitionSubtype { CATransitionSubtype(rawValue: "fromBottom") }
}
