extension UIView: UICoordinateSpace {
    /// A point of this view in the coordinates of another view or of the screen.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return convert(point, to: view as UIView?) }
        return toScreen(point)
    }

    /// A point of another view or of the screen in this view's coordinates.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return convert(point, from: view as UIView?) }
        return fromScreen(point)
    }

    /// A rectangle of this view in the coordinates of another view or of the screen.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, to: view as UIView?) }
        return toScreen(rect)
    }

    /// A rectangle of another view or of the screen in this view's coordinates.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, from: view as UIView?) }
        return fromScreen(rect)
    }

    private var top: UIView? { (self as? UIWindow) ?? window }
    private var topsPlace: CGPoint {
        guard let top else { return .zero }
        return CGPoint(x: top.frame.minX - top.bounds.minX, y: top.frame.minY - top.bounds.minY)
    }

    func toScreen(_ point: CGPoint) -> CGPoint {
        let inTop = convert(point, to: nil as UIView?)
        return CGPoint(x: inTop.x + topsPlace.x, y: inTop.y + topsPlace.y)
    }

    func fromScreen(_ point: CGPoint) -> CGPoint {
        convert(CGPoint(x: point.x - topsPlace.x, y: point.y - topsPlace.y), from: nil as UIView?)
    }

    func toScreen(_ rect: CGRect) -> CGRect {
        convert(rect, to: nil as UIView?).offsetBy(dx: topsPlace.x, dy: topsPlace.y)
    }

    func fromScreen(_ rect: CGRect) -> CGRect {
        convert(rect.offsetBy(dx: -topsPlace.x, dy: -topsPlace.y), from: nil as UIView?)
    }
}
