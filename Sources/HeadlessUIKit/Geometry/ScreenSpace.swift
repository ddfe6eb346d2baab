/// The screen's coordinates, as what is shown lies on it or lay on it before a turn.
final class ScreenSpace: NSObject, UICoordinateSpace {
    private let screen: UIScreen
    private let formerBounds: CGRect?

    init(of screen: UIScreen, bounds: CGRect? = nil) {
        self.screen = screen
        formerBounds = bounds
        super.init()
    }

    var bounds: CGRect { formerBounds ?? screen.bounds }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        (coordinateSpace as? UIView)?.fromScreen(point) ?? point
    }

    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        (coordinateSpace as? UIView)?.toScreen(point) ?? point
    }

    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        (coordinateSpace as? UIView)?.fromScreen(rect) ?? rect
    }

    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        (coordinateSpace as? UIView)?.toScreen(rect) ?? rect
    }
}

extension UIScreen {
    /// The coordinates of what is shown.
    public var coordinateSpace: any UICoordinateSpace { ScreenSpace(of: self) }
}

extension UIWindowScene {
    /// The scene's coordinates, which are the screen's.
    public var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
}
