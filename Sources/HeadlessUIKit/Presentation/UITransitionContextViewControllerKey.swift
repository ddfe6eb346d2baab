/// Which of the two controllers of a transition is meant.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The controller that is shown at the start.
    public static var from: UITransitionContextViewControllerKey {
        UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    }
    /// The controller that is shown at the end.
    public static var to: UITransitionContextViewControllerKey {
        UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
    }

    /// The key's name.
    public let rawValue: String

    /// The key of a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
