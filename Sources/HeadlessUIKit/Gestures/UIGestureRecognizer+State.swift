extension UIGestureRecognizer {
    /// How far a gesture has come.
    public enum State: Int, Sendable {
        /// It may be made yet.
        case possible = 0
        /// It began.
        case began = 1
        /// It goes on.
        case changed = 2
        /// It is made.
        case ended = 3
        /// It was taken away.
        case cancelled = 4
        /// The fingers made something else.
        case failed = 5

        /// It is made, at one stroke.
        public static var recognized: UIGestureRecognizer.State { .ended }
    }

    /// Another recognizer whose gesture has to fail first.
    struct Requirement {
        weak var recognizer: UIGestureRecognizer?
    }

    /// What a recognizer knows of the gesture under way.
    struct Progress {
        var state = State.possible
        /// States that wait until other gestures have failed.
        var held: [State] = []
        /// The fingers that make the gesture, in the order in which they came down; they stay until it is over.
        var touches: [UITouch] = []
        /// All fingers that were looked at since the last gesture.
        var seen: Set<UITouch> = []
        var modifierFlags: UIKeyModifierFlags = []
        var buttonMask: UIEvent.ButtonMask = []
        weak var delivery: TouchDelivery?

        /// The middle of the fingers that are down, or of those that were, in the window.
        @MainActor
        var middle: CGPoint {
            let points = (touches.contains { $0.isDown } ? touches.filter(\.isDown) : touches).map(\.point)
            guard !points.isEmpty else { return .zero }
            return CGPoint(
                x: points.map(\.x).reduce(0, +) / CGFloat(points.count),
                y: points.map(\.y).reduce(0, +) / CGFloat(points.count)
            )
        }

        /// Whether the gesture may be made yet and was not.
        var isOpen: Bool { state == .possible && held.isEmpty }

        /// Whether the gesture goes on, even if others have to fail before it is told.
        var isUnderWay: Bool { state == .began || state == .changed || held.last == .began || held.last == .changed }

        /// Whether the gesture was made, or is being made.
        var isRecognized: Bool { state == .began || state == .changed || state == .ended }

        /// Whether nothing more comes of the gesture.
        var isOver: Bool { state == .ended || state == .cancelled || state == .failed }
    }
}

extension UIGestureRecognizer {
    /// The fingers that are down.
    var fingersDown: [UITouch] { progress.touches.filter(\.isDown) }
}

extension UITouch {
    /// Whether the finger is on the screen.
    var isDown: Bool { phase == .began || phase == .moved || phase == .stationary }
}
