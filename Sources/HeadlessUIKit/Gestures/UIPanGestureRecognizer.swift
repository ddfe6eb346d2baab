/// Recognizes fingers that move over a view.
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// With how many fingers at least.
    open var minimumNumberOfTouches = 1
    /// With how many fingers at most.
    open var maximumNumberOfTouches = Int.max
    /// The kinds of wheels and trackpads that count too.
    open var allowedScrollTypesMask: UIScrollTypeMask = []
    /// Where the way began, in the window.
    private var origin: CGPoint?
    private var trail = Trail()

    /// How far fingers move before the gesture begins, in points.
    private var hysteresis: CGFloat { 10 }

    /// How far the fingers have moved, in a view's coordinates or, for nil, in the window's.
    open func translation(in view: UIView?) -> CGPoint {
        guard let origin else { return .zero }
        return difference(from: origin, to: progress.middle, in: view)
    }

    /// Counts the way from a place such that it is `translation` now.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let middle = progress.middle
        guard let view else {
            origin = CGPoint(x: middle.x - translation.x, y: middle.y - translation.y)
            return
        }
        let place = view.convert(middle, from: nil)
        origin = view.convert(CGPoint(x: place.x - translation.x, y: place.y - translation.y), to: nil)
        trail.restart(at: middle)
    }

    /// How fast the fingers move, in points a second.
    open func velocity(in view: UIView?) -> CGPoint {
        let velocity = trail.velocity
        return difference(from: .zero, to: velocity, in: view)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let count = fingersDown.count
        if progress.isOpen, count > maximumNumberOfTouches { return state = .failed }
        guard progress.isOpen else { return keepTranslation(whenMiddleMovesTo: progress.middle) }
        origin = progress.middle
        trail.restart(at: progress.middle)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        trail.add(progress.middle)
        if progress.isUnderWay { return state = .changed }
        guard let origin, fingersDown.count >= minimumNumberOfTouches else { return }
        if origin.distance(to: progress.middle) >= hysteresis { state = .began }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let count = fingersDown.count
        if progress.isOpen {
            if count == 0 { state = .failed }
        } else if count < max(1, minimumNumberOfTouches) {
            state = .ended
        } else {
            keepTranslation(whenMiddleMovesTo: progress.middle)
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }

    open override func reset() {
        super.reset()
        origin = nil
        trail = Trail()
    }

    /// A finger that comes or goes moves the middle, and is no way of the gesture.
    private func keepTranslation(whenMiddleMovesTo middle: CGPoint) {
        guard let origin, let last = trail.last else { return }
        self.origin = CGPoint(x: origin.x + middle.x - last.x, y: origin.y + middle.y - last.y)
        trail.restart(at: middle)
    }

    private func difference(from start: CGPoint, to end: CGPoint, in view: UIView?) -> CGPoint {
        let (start, end) = view.map { ($0.convert(start, from: nil), $0.convert(end, from: nil)) } ?? (start, end)
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }
}
