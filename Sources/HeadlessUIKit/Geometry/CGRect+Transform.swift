extension CGPoint {
    /// The point that a matrix makes of this one.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    /// The size that a matrix makes of this one.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// The smallest upright rectangle around what a matrix makes of this one.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
        ].map { $0.applying(t) }
        let across = corners.map(\.x)
        let down = corners.map(\.y)
        guard let left = across.min(), let right = across.max(), let top = down.min(), let bottom = down.max() else {
            return self
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
