/// Fingers on the screen, which go down, move and go up together.
@MainActor
struct Hands {
    private let touches: [UITouch]
    private let event = UIEvent()

    /// Fingers that go down at points of a window.
    init(at points: [CGPoint], in window: UIWindow, tapCount: Int = 1) {
        touches = points.enumerated().map { index, point in
            let touch = UITouch()
            touch.order = index
            touch.tapCount = tapCount
            touch.view = window.hitTest(point, with: nil)
            touch.move(to: point, phase: .began)
            return touch
        }
        event.allTouches = Set(touches)
        send()
    }

    /// Moves the fingers, each to its point.
    func move(to points: [CGPoint]) {
        for (touch, point) in zip(touches, points) { touch.move(to: point, phase: .moved) }
        send()
    }

    /// Takes the fingers off where they are.
    func lift(as phase: UITouch.Phase = .ended) {
        for touch in touches { touch.move(to: touch.point, phase: phase) }
        send()
    }

    private func send() {
        event.timestamp = Headless.now
        UIApplication.shared.sendEvent(event)
        UIWindow.layoutAll()
    }
}
