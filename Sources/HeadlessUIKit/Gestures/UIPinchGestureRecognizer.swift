/// Recognizes two fingers that go apart or together.
@MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    private var fingers = FingerPair()
    private var pastScale: CGFloat = 1
    private var pastTime: TimeInterval = 0
    private var base: CGFloat = 1
    private var factor: CGFloat = 1

    /// How much farther apart or nearer the fingers come before the gesture begins, in points.
    private var hysteresis: CGFloat { 8 }

    /// How far apart the fingers are, 1 being where they began.
    open var scale: CGFloat {
        get { factor * fingers.distance / (base > 0 ? base : 1) }
        set {
            factor = newValue
            base = fingers.distance
        }
    }

    /// How fast the scale changes, a second.
    open private(set) var velocity: CGFloat = 0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let count = fingersDown.count
        guard count <= 2 || !progress.isOpen else { return state = .failed }
        guard count == 2 else { return }
        fingers.look(at: fingersDown)
        base = fingers.distance
        (factor, pastScale, pastTime) = (1, 1, Headless.now)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard fingersDown.count == 2 else { return }
        fingers.look(at: fingersDown)
        let time = Headless.now - pastTime
        if time > 0 { velocity = (scale - pastScale) / CGFloat(time) }
        (pastScale, pastTime) = (scale, Headless.now)
        if progress.isUnderWay { return state = .changed }
        if abs(fingers.distance - base) >= hysteresis { state = .began }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if progress.isOpen {
            if fingersDown.isEmpty { state = .failed }
        } else if fingersDown.count < 2 {
            state = .ended
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }

    open override func reset() {
        super.reset()
        fingers = FingerPair()
        (base, factor, pastScale, velocity) = (1, 1, 1, 0)
    }
}
