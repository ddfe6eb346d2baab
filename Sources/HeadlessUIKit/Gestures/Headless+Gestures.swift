extension Headless {
    /// Taps the middle of what can be seen of a view, several times or with several fingers.
    ///
    /// - Returns: What kept the fingers from reaching the view, and nil when they did.
    @discardableResult
    public static func tap(_ view: UIView, times: Int, fingers: Int = 1) -> Obstacle? {
        touch(view, fingers: fingers) { window, points in
            for count in 1...max(1, times) {
                Hands(at: points, in: window, tapCount: count).lift()
                if count < times { advance(by: 0.1) }
            }
        }
    }

    /// Holds a finger on the middle of what can be seen of a view, for some time of the virtual clock.
    @discardableResult
    public static func longPress(_ view: UIView, for seconds: TimeInterval = 1, fingers: Int = 1) -> Obstacle? {
        touch(view, fingers: fingers) { window, points in
            let hands = Hands(at: points, in: window)
            advance(by: seconds)
            hands.lift()
        }
    }

    /// Strokes over a view, in a fifth of a second of the virtual clock.
    @discardableResult
    public static func swipe(
        _ view: UIView,
        _ direction: UISwipeGestureRecognizer.Direction,
        fingers: Int = 1
    ) -> Obstacle? {
        drag(view, by: direction.stroke, in: 0.2, fingers: fingers)
    }

    /// Drags a finger from the middle of a view by so many points, in half a second of the virtual clock.
    @discardableResult
    public static func pan(_ view: UIView, by distance: CGPoint, fingers: Int = 1) -> Obstacle? {
        drag(view, by: distance, in: 0.5, fingers: fingers)
    }

    /// Draws two fingers apart over a view, or together, in half a second of the virtual clock.
    @discardableResult
    public static func pinch(_ view: UIView, scale: CGFloat) -> Obstacle? {
        move(view, fingers: 2) { start, middle, part in
            let factor = 1 + (scale - 1) * part
            return CGPoint(x: middle.x + (start.x - middle.x) * factor, y: middle.y + (start.y - middle.y) * factor)
        }
    }

    /// Turns two fingers over a view by an angle in radians, in half a second of the virtual clock.
    @discardableResult
    public static func rotate(_ view: UIView, by angle: CGFloat) -> Obstacle? {
        move(view, fingers: 2) { start, middle, part in
            let turned = CGPoint(x: start.x - middle.x, y: start.y - middle.y)
                .applying(CGAffineTransform(rotationAngle: angle * part))
            return CGPoint(x: middle.x + turned.x, y: middle.y + turned.y)
        }
    }

    private static func drag(
        _ view: UIView,
        by distance: CGPoint,
        in seconds: TimeInterval,
        fingers: Int
    ) -> Obstacle? {
        move(view, in: seconds, fingers: fingers) { start, _, part in
            CGPoint(x: start.x + distance.x * part, y: start.y + distance.y * part)
        }
    }

    /// Moves fingers in ten steps, each to where `place` says for a part of the way, of 0 to 1.
    private static func move(
        _ view: UIView,
        in seconds: TimeInterval = 0.5,
        fingers: Int,
        to place: (_ start: CGPoint, _ middle: CGPoint, _ part: CGFloat) -> CGPoint
    ) -> Obstacle? {
        touch(view, fingers: fingers) { window, points in
            let hands = Hands(at: points, in: window)
            let middle = CGPoint(
                x: points.map(\.x).reduce(0, +) / CGFloat(points.count),
                y: points.map(\.y).reduce(0, +) / CGFloat(points.count)
            )
            for step in 1...10 {
                advance(by: seconds / 10)
                hands.move(to: points.map { place($0, middle, CGFloat(step) / 10) })
            }
            hands.lift()
        }
    }

    /// Does `gesture` at points of a view that fingers reach.
    private static func touch(
        _ view: UIView,
        fingers: Int,
        _ gesture: (UIWindow, [CGPoint]) -> Void
    ) -> Obstacle? {
        switch reach(view) {
        case .success(let target):
            guard let window = target.view.window else { return .notOnScreen }
            gesture(window, points(fingers, about: target, in: window))
            UIWindow.layoutAll()
            return nil
        case .failure(let barrier):
            return barrier.obstacle
        }
    }

    /// As many points side by side, as far apart as fingers and as a half of the view allow.
    private static func points(_ count: Int, about target: Target, in window: UIWindow) -> [CGPoint] {
        let count = max(1, count)
        let room = target.view.convert(target.view.bounds, to: nil).intersection(window.bounds).width / 2
        let spacing = count > 1 ? min(40, room / CGFloat(count - 1)) : 0
        return (0..<count).map { index in
            let offset = (CGFloat(index) - CGFloat(count - 1) / 2) * spacing
            return CGPoint(x: target.point.x + offset, y: target.point.y)
        }
    }
}

extension UISwipeGestureRecognizer.Direction {
    /// The way of a stroke of a hundred points.
    fileprivate var stroke: CGPoint {
        if contains(.left) { return CGPoint(x: -100, y: 0) }
        if contains(.up) { return CGPoint(x: 0, y: -100) }
        return contains(.down) ? CGPoint(x: 0, y: 100) : CGPoint(x: 100, y: 0)
    }
}
