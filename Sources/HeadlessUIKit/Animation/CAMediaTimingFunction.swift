/// How far an animation is at each time.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
    private let points: [CGPoint]

    /// A curve that has a name.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// A curve from (0, 0) to (1, 1) with two control points.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        points = [
            .zero, CGPoint(x: CGFloat(c1x), y: CGFloat(c1y)), CGPoint(x: CGFloat(c2x), y: CGFloat(c2y)),
            CGPoint(x: 1, y: 1),
        ]
        super.init()
    }

    /// Curves are not read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Puts the x and y of one of the four points into `ptr`.
    open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        guard points.indices.contains(idx) else { return }
        ptr[0] = Float(points[idx].x)
        ptr[1] = Float(points[idx].y)
    }

    /// Whether `object` is the same curve.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? CAMediaTimingFunction)?.points == points
    }

    /// Equal for equal curves.
    open override var hash: Int {
        var hasher = Hasher()
        for point in points {
            hasher.combine(point.x)
            hasher.combine(point.y)
        }
        return hasher.finalize()
    }
}
