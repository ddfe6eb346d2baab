/// A part of the screen in which something can have the focus, as with keys or a remote control.
@MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
    /// Where the focus goes by preference, best first.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// The part around this one.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    /// What says which things here can have the focus.
    var focusItemContainer: (any UIFocusItemContainer)? { get }
    /// By which name things belong to one group.
    var focusGroupIdentifier: String? { get }
    /// Asks for the focus to go to where it is preferred.
    func setNeedsFocusUpdate()
    /// Moves the focus, if that was asked for.
    func updateFocusIfNeeded()
    /// Whether the focus may go from one thing to another.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    /// Hears that the focus went from one thing to another.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
    /// No name of its own.
    public var focusGroupIdentifier: String? { nil }
}
