/// Recognizes two fingers that turn about each other.
@MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    private var fingers = FingerPair()
    private var pastTime: TimeInterval = 0

    /// How far the fingers turn before the gesture begins, in radians.
    private var hysteresis: CGFloat { 0.1 }

    /// How far the fingers have turned, in radians, clockwise being positive.
    open var rotation: CGFloat = 0
    /// How fast they turn, in radians a second.
    open private(set) var velocity: CGFloat = 0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let count = fingersDown.count
        guard count <= 2 || !progress.isOpen else { return state = .failed }
        guard count == 2 else { return }
        fingers.look(at: fingersDown)
        pastTime = Headless.now
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard fingersDown.count == 2 else { return }
        let before = fingers.angle
        fingers.look(at: fingersDown)
        // The shorter way round: angles jump by a full turn at the left.
        let turn = (fingers.angle - before).remainder(dividingBy: 2 * .pi)
        rotation += turn
        let time = Headless.now - pastTime
        if time > 0 { velocity = turn / CGFloat(time) }
        pastTime = Headless.now
        if progress.isUnderWay { return state = .changed }
        if abs(rotation) >= hysteresis { state = .began }
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
        (rotation, velocity) = (0, 0)
    }
}
