/// Recognizes fingers that stay.
@MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How many taps come before.
    open var numberOfTapsRequired = 0
    /// How many fingers stay.
    open var numberOfTouchesRequired = 1
    /// How long they stay before the gesture begins, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How far they may stray until then, in points.
    open var allowableMovement: CGFloat = 10
    private var taps = 0
    private var starts: [UITouch: CGPoint] = [:]
    private var ticket: Headless.Clock.Ticket?

    /// How much time may pass between the taps before, in seconds.
    private var longestPause: TimeInterval { 0.35 }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard progress.isOpen else { return }
        for touch in touches { starts[touch] = touch.point }
        guard starts.count <= numberOfTouchesRequired else { return state = .failed }
        guard starts.count == numberOfTouchesRequired, taps == numberOfTapsRequired else { return }
        guard minimumPressDuration > 0 else { return state = .began }
        later(after: minimumPressDuration) { $0.state = .began }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard progress.isOpen else { return state = .changed }
        let strays = touches.contains { touch in
            (starts[touch] ?? touch.point).distance(to: touch.point) > allowableMovement
        }
        if strays { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard progress.isOpen else { return state = .ended }
        guard taps < numberOfTapsRequired else { return state = .failed }
        guard fingersDown.isEmpty else { return }
        taps += 1
        starts = [:]
        later(after: longestPause) { $0.state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }

    open override func reset() {
        super.reset()
        forget()
        (taps, starts) = (0, [:])
    }

    private func later(after seconds: TimeInterval, _ work: @escaping (UILongPressGestureRecognizer) -> Void) {
        forget()
        ticket = Headless.schedule(after: seconds) { [weak self] in
            if let self { work(self) }
        }
    }

    private func forget() {
        if let ticket { Headless.cancel(ticket) }
        ticket = nil
    }
}
