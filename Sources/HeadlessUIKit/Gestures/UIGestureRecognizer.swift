/// Watches the fingers on a view, and says when they make a gesture.
@MainActor
open class UIGestureRecognizer: NSObject {
    var progress = Progress()
    var handlers: [@MainActor (UIGestureRecognizer) -> Void] = []
    var requirements: [Requirement] = []
    weak var owner: UIView?

    /// A recognizer that nobody listens to yet.
    public override init() {
        super.init()
    }

    /// A recognizer from a nib.
    public init?(coder: NSCoder) {
        super.init()
    }

    // MARK: What it is

    /// Who is asked about the gesture.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// What tells the recognizer from others, for people.
    open var name: String?
    /// The kinds of touches that are looked at, as numbers.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
    /// The kinds of buttons that are looked at, as numbers.
    open var allowedPressTypes: [NSNumber] = []
    /// Whether touches of one kind only make the gesture.
    open var requiresExclusiveTouchType = true
    /// Whether the view loses the touches once the gesture is made.
    open var cancelsTouchesInView = true
    /// Whether the view hears of touches only once the gesture has failed.
    open var delaysTouchesBegan = false
    /// Whether the view hears of the end of touches only once the gesture has failed.
    open var delaysTouchesEnded = true

    /// Whether fingers are watched; switched off, a gesture under way is cancelled.
    open var isEnabled = true { didSet { if oldValue, !isEnabled { giveUp() } } }

    /// The view whose fingers are watched.
    open var view: UIView? { owner }

    /// How far the gesture has come; subclasses set it.
    open var state: UIGestureRecognizer.State {
        get { progress.state }
        set { change(to: newValue) }
    }

    /// Waits with the gesture until that of another recognizer has failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requirements.append(Requirement(recognizer: otherGestureRecognizer))
    }

    // MARK: Where it is

    /// How many fingers make the gesture.
    open var numberOfTouches: Int { progress.touches.count }

    /// The middle of the fingers, in a view's coordinates or, for nil, in the window's.
    open func location(in view: UIView?) -> CGPoint {
        view.map { $0.convert(progress.middle, from: nil) } ?? progress.middle
    }

    /// Where one of the fingers is, in a view's coordinates or, for nil, in the window's.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard progress.touches.indices.contains(touchIndex) else {
            Headless.raise(
                .range("-[\(Swift.type(of: self)) locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds.")
            )
            return .zero
        }
        return progress.touches[touchIndex].location(in: view)
    }

    /// The keys that are held meanwhile.
    open var modifierFlags: UIKeyModifierFlags { progress.modifierFlags }

    /// The buttons of a pointer that are held meanwhile.
    open var buttonMask: UIEvent.ButtonMask { progress.buttonMask }

    // MARK: For subclasses

    /// Hears that fingers went down.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Hears that fingers moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Hears that fingers went up.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Hears that the system took the touches away.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Hears that something about touches is known better.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    /// Hears that buttons went down.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Hears that buttons are held differently.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Hears that buttons went up.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Hears that the system took the presses away.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Forgets the gesture that is over, so that another can be made.
    open func reset() {}

    /// Looks at a finger no more.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        progress.touches.removeAll { $0 === touch }
        touch.gestureRecognizers?.removeAll { $0 === self }
    }

    /// Looks at a button no more.
    open func ignore(_ button: UIPress, for event: UIPressesEvent) {
        button.gestureRecognizers?.removeAll { $0 === self }
    }

    /// Whether this gesture keeps another from being made.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether another gesture keeps this one from being made.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether this gesture waits until another has failed.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether another gesture waits until this one has failed.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether an event is looked at.
    open func shouldReceive(_ event: UIEvent) -> Bool {
        delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    }
}
