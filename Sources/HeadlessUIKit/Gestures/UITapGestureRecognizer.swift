/// Recognizes taps.
@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps in a row make the gesture.
    open var numberOfTapsRequired = 1
    /// How many fingers tap.
    open var numberOfTouchesRequired = 1
    /// The buttons of a pointer that count.
    open var buttonMaskRequired = UIEvent.ButtonMask.primary
    private var taps = 0
    private var fingers = 0
    private var starts: [UITouch: CGPoint] = [:]
    private var deadline: Headless.Clock.Ticket?

    /// How long a finger may stay, in seconds.
    private var longestTap: TimeInterval { 0.75 }
    /// How much time may pass between two taps, in seconds.
    private var longestPause: TimeInterval { 0.35 }
    /// How far a finger may stray, in points.
    private var farthestStray: CGFloat { 45 }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { starts[touch] = touch.point }
        fingers += touches.count
        guard fingers <= numberOfTouchesRequired else { return state = .failed }
        failLater(after: longestTap)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let strays = touches.contains { touch in
            (starts[touch] ?? touch.point).distance(to: touch.point) > farthestStray
        }
        if strays { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard fingersDown.isEmpty else { return }
        guard fingers == numberOfTouchesRequired else { return state = .failed }
        taps += 1
        (fingers, starts) = (0, [:])
        guard taps < numberOfTapsRequired else {
            forgetDeadline()
            return state = .ended
        }
        failLater(after: longestPause)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    open override func reset() {
        super.reset()
        forgetDeadline()
        (taps, fingers, starts) = (0, 0, [:])
    }

    /// A single tap leaves taps of a longer row alone: both are made in turn.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
    }

    private func failLater(after seconds: TimeInterval) {
        forgetDeadline()
        deadline = Headless.schedule(after: seconds) { [weak self] in self?.state = .failed }
    }

    private func forgetDeadline() {
        if let deadline { Headless.cancel(deadline) }
        deadline = nil
    }
}
