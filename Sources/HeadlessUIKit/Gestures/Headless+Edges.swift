extension Headless {
    /// Draws a finger in from an edge of the screen, halfway across, in half a second of the virtual clock.
    ///
    /// - Returns: `missing` where the window is not on the screen or the edge is none, and nil when it was done.
    @discardableResult
    public static func swipe(in window: UIWindow, from edge: UIRectEdge) -> Obstacle? {
        guard !window.isHidden else { return .hidden }
        let bounds = window.bounds
        let start: CGPoint
        switch edge {
        case .left: start = CGPoint(x: bounds.minX + 1, y: bounds.midY)
        case .right: start = CGPoint(x: bounds.maxX - 1, y: bounds.midY)
        case .top: start = CGPoint(x: bounds.midX, y: bounds.minY + 1)
        case .bottom: start = CGPoint(x: bounds.midX, y: bounds.maxY - 1)
        default: return .missing
        }
        let end = CGPoint(x: bounds.midX, y: bounds.midY)
        let hands = Hands(at: [start], in: window)
        for step in 1...10 {
            advance(by: 0.05)
            let part = CGFloat(step) / 10
            hands.move(to: [CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)])
        }
        hands.lift()
        return nil
    }

    /// Moves a pointer over the middle of what can be seen of a view, does `body`, and moves it away.
    @discardableResult
    public static func hover(_ view: UIView, while body: () -> Void = {}) -> Obstacle? {
        switch reach(view) {
        case .failure(let barrier): return barrier.obstacle
        case .success(let target):
            let touch = UITouch()
            touch.view = target.view
            touch.type = .indirectPointer
            touch.move(to: target.point, phase: .regionEntered)
            let recognizers = sequence(first: target.view, next: \.superview)
                .flatMap { $0.gestureRecognizers ?? [] }
                .compactMap { $0 as? UIHoverGestureRecognizer }
                .filter(\.isEnabled)
            for recognizer in recognizers { recognizer.enter(touch) }
            body()
            for recognizer in recognizers { recognizer.leave() }
            UIWindow.layoutAll()
            return nil
        }
    }
}
