internal import XibDocument

extension NibFilling {
    /// The recognizer that the element is.
    static let recognizers: [String: @MainActor () -> UIGestureRecognizer] = [
        "tapGestureRecognizer": { UITapGestureRecognizer() },
        "pongPressGestureRecognizer": { UILongPressGestureRecognizer() },
        "longPressGestureRecognizer": { UILongPressGestureRecognizer() },
        "panGestureRecognizer": { UIPanGestureRecognizer() },
        "swipeGestureRecognizer": { UISwipeGestureRecognizer() },
        "pinchGestureRecognizer": { UIPinchGestureRecognizer() },
        "rotationGestureRecognizer": { UIRotationGestureRecognizer() },
        "screenEdgePanGestureRecognizer": { UIScreenEdgePanGestureRecognizer() },
        "hoverGestureRecognizer": { UIHoverGestureRecognizer() },
        "gestureRecognizer": { UIGestureRecognizer() },
    ]

    func fill(_ recognizer: UIGestureRecognizer) {
        set(\.isEnabled, of: recognizer, from: "enabled")
        set(\.cancelsTouchesInView, of: recognizer, from: "cancelsTouchesInView")
        set(\.delaysTouchesBegan, of: recognizer, from: "delaysTouchesBegan")
        set(\.delaysTouchesEnded, of: recognizer, from: "delaysTouchesEnded")
        set(\.requiresExclusiveTouchType, of: recognizer, from: "requiresExclusiveTouchType")
        if let name = node.attribute("name") { recognizer.name = name }
        switch recognizer {
        case let tap as UITapGestureRecognizer:
            set(\.numberOfTapsRequired, of: tap, from: "numberOfTapsRequired")
            set(\.numberOfTouchesRequired, of: tap, from: "numberOfTouchesRequired")
        case let press as UILongPressGestureRecognizer:
            set(\.numberOfTapsRequired, of: press, from: "numberOfTapsRequired")
            set(\.numberOfTouchesRequired, of: press, from: "numberOfTouchesRequired")
            set(\.minimumPressDuration, of: press, from: "minimumPressDuration")
            set(\.allowableMovement, of: press, from: "allowableMovement")
        case let edge as UIScreenEdgePanGestureRecognizer:
            edge.edges = node.options("edge", NibWords.edges) ?? node.options("edges", NibWords.edges) ?? edge.edges
            fillPan(edge)
        case let pan as UIPanGestureRecognizer: fillPan(pan)
        case let swipe as UISwipeGestureRecognizer:
            set(\.numberOfTouchesRequired, of: swipe, from: "numberOfTouchesRequired")
            set(\.direction, of: swipe, from: "direction", words: NibWords.swipes)
            if let direction = node.options("direction", NibWords.swipes) { swipe.direction = direction }
        case let pinch as UIPinchGestureRecognizer:
            set(\.scale, of: pinch, from: "scale")
        case let rotation as UIRotationGestureRecognizer:
            set(\.rotation, of: rotation, from: "rotation")
        default: break
        }
    }

    private func fillPan(_ pan: UIPanGestureRecognizer) {
        set(\.minimumNumberOfTouches, of: pan, from: "minimumNumberOfTouches")
        set(\.maximumNumberOfTouches, of: pan, from: "maximumNumberOfTouches")
    }
}

extension NibWords {
    static let swipes: [String: UISwipeGestureRecognizer.Direction] = [
        "right": .right, "left": .left, "up": .up, "down": .down,
    ]
    static let edges: [String: UIRectEdge] = ["top": .top, "left": .left, "bottom": .bottom, "right": .right]
}
