/// Recognizes a stroke of fingers in a direction.
@MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Directions of a stroke.
    public struct Direction: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a set of its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// To the right.
        public static var right: Direction { Direction(rawValue: 1 << 0) }
        /// To the left.
        public static var left: Direction { Direction(rawValue: 1 << 1) }
        /// Upward.
        public static var up: Direction { Direction(rawValue: 1 << 2) }
        /// Downward.
        public static var down: Direction { Direction(rawValue: 1 << 3) }
    }

    /// How many fingers stroke.
    open var numberOfTouchesRequired = 1
    /// To where they may stroke.
    open var direction = Direction.right
    private var start: CGPoint?
    private var startTime: TimeInterval = 0

    /// How long a stroke may take, in seconds.
    private var longestTime: TimeInterval { 0.5 }
    /// How long the way is at least, in points.
    private var shortestWay: CGFloat { 50 }
    /// How far the fingers may stray sideways, in points.
    private var farthestStray: CGFloat { 50 }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard fingersDown.count <= numberOfTouchesRequired else { return state = .failed }
        start = progress.middle
        startTime = Headless.now
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard progress.isOpen, let start else { return }
        guard Headless.now - startTime <= longestTime else { return state = .failed }
        let way = CGPoint(x: progress.middle.x - start.x, y: progress.middle.y - start.y)
        let stray = min(abs(way.x), abs(way.y))
        guard stray < farthestStray else { return state = .failed }
        guard max(abs(way.x), abs(way.y)) >= shortestWay else { return }
        let fits = direction.contains(Direction(of: way)) && fingersDown.count == numberOfTouchesRequired
        state = fits ? .ended : .failed
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if progress.isOpen { state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    open override func reset() {
        super.reset()
        start = nil
    }
}

extension UISwipeGestureRecognizer.Direction {
    /// To where a way leads mostly.
    init(of way: CGPoint) {
        if abs(way.x) > abs(way.y) {
            self = way.x > 0 ? .right : .left
        } else {
            self = way.y > 0 ? .down : .up
        }
    }
}
