/// Keys or buttons that went down or up.
@MainActor
open class UIPressesEvent: UIEvent {
    /// The keys and buttons that are part of it.
    open internal(set) var allPresses: Set<UIPress> = []

    /// An event.
    public override init() {
        super.init()
        kind = .presses
    }

    /// The keys and buttons that a recognizer looks at.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
        allPresses.filter { $0.gestureRecognizers?.contains(gesture) == true }
    }
}
