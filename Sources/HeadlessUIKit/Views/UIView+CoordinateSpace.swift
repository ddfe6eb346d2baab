extension UIView: UICoordinateSpace {
    /// A point of this view in the coordinates of another view or of the screen.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        guard let view = coordinateSpace as? UIView else { return toScreen(point) }
        return view.top === top ? convert(point, to: view as UIView?) : view.fromScreen(toScreen(point))
    }

    /// A point of another view or of the screen in this view's coordinates.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        guard let view = coordinateSpace as? UIView else { return fromScreen(point) }
        return view.top === top ? convert(point, from: view as UIView?) : fromScreen(view.toScreen(point))
    }

    /// A rectangle of this view in the coordinates of another view or of the screen.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        guard let view = coordinateSpace as? UIView else { return toScreen(rect) }
        return view.top === top ? convert(rect, to: view as UIView?) : view.fromScreen(toScreen(rect))
    }

    /// A rectangle of another view or of the screen in this view's coordinates.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        guard let view = coordinateSpace as? UIView else { return fromScreen(rect) }
        return view.top === top ? convert(rect, from: view as UIView?) : fromScreen(view.toScreen(rect))
    }

    private var top: UIView? { (self as? UIWindow) ?? window }

    /// Where the zero point of the window's coordinates is on the screen.
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
