extension CGContext {
    /// Lets only what is inside of the path be drawn on, and forgets the path.
    public func clip(using rule: CGPathFillRule = .winding) {
        state.clips.append(.init(path: CGPath(elements: currentPath.elements), rule: rule))
        beginPath()
    }

    /// Lets only a rectangle be drawn on.
    public func clip(to rect: CGRect) {
        clip(to: [rect])
    }

    /// Lets only rectangles be drawn on.
    public func clip(to rects: [CGRect]) {
        let path = CGMutablePath()
        path.addRects(rects, transform: ctm)
        state.clips.append(.init(path: path, rule: .winding))
    }

    /// Lets only a rectangle be drawn on; of the picture's shape in it nothing is known here.
    public func clip(to rect: CGRect, mask: CGImage) {
        clip(to: rect)
    }

    /// Lets everything be drawn on again.
    public func resetClip() {
        state.clips = []
    }

    /// The smallest upright rectangle around all that may be drawn on.
    public var boundingBoxOfClipPath: CGRect {
        let ground = CGRect(origin: .zero, size: size)
        return state.clips.reduce(ground) { $0.intersection($1.path.boundingBoxOfPath) }.applying(ctm.inverted())
    }
}
