/// Recognizes a finger that comes in from an edge of the screen.
@MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// From which edges.
    open var edges: UIRectEdge = []

    /// How near to the edge the finger goes down, in points.
    private var reach: CGFloat { 13 }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let starts = touches.allSatisfy { touch in
            touch.window.map { !edges.isDisjoint(with: edges(near: touch.point, in: $0.bounds)) } == true
        }
        guard starts else { return state = .failed }
        super.touchesBegan(touches, with: event)
    }

    private func edges(near point: CGPoint, in bounds: CGRect) -> UIRectEdge {
        var near: UIRectEdge = []
        if point.x - bounds.minX <= reach { near.insert(.left) }
        if bounds.maxX - point.x <= reach { near.insert(.right) }
        if point.y - bounds.minY <= reach { near.insert(.top) }
        if bounds.maxY - point.y <= reach { near.insert(.bottom) }
        return near
    }
}
