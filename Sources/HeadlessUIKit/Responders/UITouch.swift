/// One finger on the screen.
@MainActor
open class UITouch: NSObject {
    /// How far a touch has come.
    public enum Phase: Int, Sendable {
        /// The finger went down.
        case began = 0
        /// The finger moved.
        case moved = 1
        /// The finger stayed.
        case stationary = 2
        /// The finger went up.
        case ended = 3
        /// The system took the touch away.
        case cancelled = 4
        /// A pointer came over a view.
        case regionEntered = 5
        /// A pointer moved over a view.
        case regionMoved = 6
        /// A pointer left a view.
        case regionExited = 7
    }

    /// How far the touch has come.
    open internal(set) var phase = Phase.began
    /// The view on which the finger went down.
    open internal(set) var view: UIView?
    /// The recognizers that look at the finger.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
    /// What touches.
    open internal(set) var type = TouchType.direct
    /// How often the finger went down in a row.
    open internal(set) var tapCount = 1
    /// When the phase began, on the virtual clock.
    open internal(set) var timestamp: TimeInterval = 0
    /// The finger's place among those of one hand.
    var order = 0
    /// Where the finger is in the window.
    private(set) var point = CGPoint.zero
    private var previousPoint = CGPoint.zero

    /// A finger.
    public override init() {
        super.init()
    }

    /// The window in which the finger went down.
    open var window: UIWindow? { view?.window }

    /// Where the finger is, in a view's coordinates or, for nil, in the window's.
    open func location(in view: UIView?) -> CGPoint {
        view.map { $0.convert(point, from: nil) } ?? point
    }

    /// Where the finger was before, in a view's coordinates or, for nil, in the window's.
    open func previousLocation(in view: UIView?) -> CGPoint {
        view.map { $0.convert(previousPoint, from: nil) } ?? previousPoint
    }

    /// Puts the finger at a point of the window.
    func move(to point: CGPoint, phase: Phase) {
        previousPoint = phase == .began ? point : self.point
        self.point = point
        self.phase = phase
        timestamp = Headless.now
    }
}
