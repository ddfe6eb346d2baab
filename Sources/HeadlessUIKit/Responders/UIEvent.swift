/// Something that the user did.
@MainActor
open class UIEvent: NSObject {
    /// The fingers that are part of it.
    open internal(set) var allTouches: Set<UITouch>?
    /// When it happened, on the virtual clock.
    open internal(set) var timestamp: TimeInterval = 0
    /// The keys that were held meanwhile.
    open internal(set) var modifierFlags: UIKeyModifierFlags = []
    /// The buttons of a pointer that were held meanwhile.
    open internal(set) var buttonMask: UIEvent.ButtonMask = []
    var kind = EventType.touches
    var detail = EventSubtype.none

    /// An event.
    public override init() {
        super.init()
    }

    /// What the user did it with.
    open var type: UIEvent.EventType { kind }

    /// What exactly the user did.
    open var subtype: UIEvent.EventSubtype { detail }

    /// The fingers that went down in a window; nil where there are none.
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        touches { $0.window === window }
    }

    /// The fingers that went down on a view; nil where there are none.
    open func touches(for view: UIView) -> Set<UITouch>? {
        touches { $0.view === view }
    }

    /// The fingers that a recognizer looks at; nil where there are none.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        touches { $0.gestureRecognizers?.contains(gesture) == true }
    }

    /// The places that a finger passed since the last event: the one it is at.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        allTouches?.contains(touch) == true ? [touch] : nil
    }

    /// The places that a finger will pass: none are foreseen here.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? {
        allTouches?.contains(touch) == true ? [] : nil
    }

    private func touches(where isMeant: (UITouch) -> Bool) -> Set<UITouch>? {
        let meant = allTouches?.filter(isMeant)
        return meant?.isEmpty == false ? meant : nil
    }
}
