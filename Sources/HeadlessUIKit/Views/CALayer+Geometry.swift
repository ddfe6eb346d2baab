extension CALayer {
    /// Where the layer is in the one above: the upright rectangle around its transformed bounds.
    public var frame: CGRect {
        get {
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
        set {
            let size = matrix.isIdentity ? newValue.size : newValue.size.applying(matrix.inverted()).magnitude
            bounds.size = size
            position = CGPoint(
                x: newValue.minX + newValue.width * anchorPoint.x,
                y: newValue.minY + newValue.height * anchorPoint.y
            )
        }
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
}

extension CGSize {
    fileprivate var magnitude: CGSize { CGSize(width: abs(width), height: abs(height)) }
}
