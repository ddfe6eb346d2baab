/// How one picture of a layer takes the place of another.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name of it.
    public let rawValue: String

    /// Names one.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// It fades in.
    public static var fade: CATransitionType { CATransitionType(rawValue: "fade") }
    /// It slides over the other.
    public static var moveIn: CATransitionType { CATransitionType(rawValue: "moveIn") }
    /// It pushes the other away.
    public static var push: CATransitionType { CATransitionType(rawValue: "push") }
    /// The other slides away from it.
    public static var reveal: CATransitionType { CATransitionType(rawValue: "reveal") }
}
