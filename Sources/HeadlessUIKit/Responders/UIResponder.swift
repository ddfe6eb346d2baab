/// Something that can answer events, and hands on what it does not answer.
@MainActor
open class UIResponder: NSObject {
    /// A responder that answers nothing.
    public override init() {
        super.init()
    }

    /// Who is asked next; nil where the chain ends.
    open var next: UIResponder? { nil }

    /// Whether this may become the first responder; false unless overridden.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether this may stop being the first responder; true unless overridden.
    open var canResignFirstResponder: Bool { true }

    /// Whether events without a place, such as keys, come here first.
    open var isFirstResponder: Bool { windowOfChain?.firstResponder === self }

    /// Asks for the events without a place; false where there is no window, or someone refuses.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = windowOfChain else { return false }
        guard window.firstResponder !== self else { return true }
        guard canBecomeFirstResponder else { return false }
        if let former = window.firstResponder, !former.resignFirstResponder() { return false }
        window.firstResponder = self
        return true
    }

    /// Gives the events without a place back.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard let window = windowOfChain, window.firstResponder === self else { return true }
        guard canResignFirstResponder else { return false }
        window.firstResponder = nil
        return true
    }

    /// What the user is doing with this.
    open var userActivity: NSUserActivity?

    /// Writes down in `activity` what is needed to take it up again; does nothing unless overridden.
    open func updateUserActivityState(_ activity: NSUserActivity) {}

    /// Takes up what the user was doing elsewhere; does nothing unless overridden.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    /// Hears that fingers went down; hands it on unless overridden.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Hears that fingers moved; hands it on unless overridden.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Hears that fingers went up; hands it on unless overridden.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Hears that the system took the touches away; hands it on unless overridden.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    /// The window at which the chain from here arrives.
    private var windowOfChain: UIWindow? {
        var responder: UIResponder? = self
        while let current = responder {
            if let view = current as? UIView { return view.window }
            if let controller = current as? UIViewController { return controller.viewIfLoaded?.window }
            responder = current.next
        }
        return nil
    }
}

extension UIResponder: UIUserActivityRestoring {}
