extension UIWindow {
    /// A point of this window in another's coordinates; nil for the screen's.
    public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
        let place = onScreen(self)
        let other = window.map(onScreen) ?? .zero
        return CGPoint(x: point.x + place.x - other.x, y: point.y + place.y - other.y)
    }

    /// A point of another window, or for nil of the screen, in this one's coordinates.
    public func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
        let place = window.map(onScreen) ?? .zero
        let own = onScreen(self)
        return CGPoint(x: point.x + place.x - own.x, y: point.y + place.y - own.y)
    }

    /// A rectangle of this window in another's coordinates; nil for the screen's.
    public func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: window), size: rect.size)
    }

    /// A rectangle of another window, or for nil of the screen, in this one's coordinates.
    public func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: window), size: rect.size)
    }

    /// Where the zero point of the window's coordinates is on the screen.
    private func onScreen(_ window: UIWindow) -> CGPoint {
        CGPoint(x: window.frame.minX - window.bounds.minX, y: window.frame.minY - window.bounds.minY)
    }
}
