/// Which of the two views of a transition is meant.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The view that is shown at the start.
    public static var from: UITransitionContextViewKey {
        UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    }
    /// The view that is shown at the end.
    public static var to: UITransitionContextViewKey {
        UITransitionContextViewKey(rawValue: "UITransitionContextToView")
    }

    /// The key's name.
    public let rawValue: String

    /// The key of a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
