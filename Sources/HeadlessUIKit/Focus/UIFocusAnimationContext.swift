/// An animation of the focus.
@MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
    /// How long it takes, in seconds.
    var duration: TimeInterval { get }
}
