extension CALayer {
    /// The upright rectangle around the transformed bounds, in the layer above.
    var frameAbove: CGRect {
        guard !matrix.isIdentity else {
            return CGRect(
                x: position.x - bounds.width * anchorPoint.x,
                y: position.y - bounds.height * anchorPoint.y,
                width: bounds.width,
                height: bounds.height
            )
        }
        return bounds.applying(toSuperlayer)
    }

    func place(at frame: CGRect) {
        bounds.size = matrix.isIdentity ? frame.size : frame.size.applying(matrix.inverted()).magnitude
        position = CGPoint(
            x: frame.minX + frame.width * anchorPoint.x,
            y: frame.minY + frame.height * anchorPoint.y
        )
    }

    /// The matrix of the layer.
    public func affineTransform() -> CGAffineTransform {
        matrix
    }

    /// Sets the matrix of the layer.
    public func setAffineTransform(_ m: CGAffineTransform) {
        matrix = m
    }

    /// What makes a point of the layer above out of a point of this one.
    var toSuperlayer: CGAffineTransform {
        let anchor = CGPoint(
            x: bounds.minX + bounds.width * anchorPoint.x,
            y: bounds.minY + bounds.height * anchorPoint.y
        )
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(matrix)
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    // MARK: Converting

    /// A point of another layer or, for nil, of the topmost one, in this layer's coordinates.
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(transform(to: l).inverted()) }
    /// A point of this layer, in the coordinates of another or, for nil, of the topmost one.
    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(transform(to: l)) }
    /// A rectangle of another layer or, for nil, of the topmost one, in this layer's coordinates.
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(transform(to: l).inverted()) }
    /// A rectangle of this layer, in the coordinates of another or, for nil, of the topmost one.
    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(transform(to: l)) }
    /// A time of another layer, in this layer's time; all layers have the same here.
    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
    /// A time of this layer, in the time of another; all layers have the same here.
    public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }

    private func transform(to layer: CALayer?) -> CGAffineTransform {
        guard let layer else { return transformToTop }
        return transformToTop.concatenating(layer.transformToTop.inverted())
    }

    private var transformToTop: CGAffineTransform {
        var result = CGAffineTransform.identity
        var layer = self
        while let above = layer.superlayer {
            result = result.concatenating(layer.toSuperlayer)
            layer = above
        }
        return result
    }

    func frontmost(at point: CGPoint) -> CALayer? {
        let inside = point.applying(toSuperlayer.inverted())
        guard !isHidden, opacity > 0 else { return nil }
        let isWithin = contains(inside)
        guard isWithin || !masksToBounds else { return nil }
        for layer in layersFromBack.reversed() {
            if let hit = layer.hitTest(inside) { return hit }
        }
        return isWithin ? self : nil
    }

    /// The sublayers, the farthest first.
    var layersFromBack: [CALayer] {
        guard layersBelow.contains(where: { $0.zPosition != 0 }) else { return layersBelow }
        let places = layersBelow.enumerated().sorted {
            ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
        }
        return places.map(\.element)
    }
}

extension CGSize {
    fileprivate var magnitude: CGSize { CGSize(width: abs(width), height: abs(height)) }
}
