extension UIView {
    /// Lets `change` touch the layer, and follows with what a new size brings.
    func changeGeometry(_ change: (CALayer) -> Void) {
        let before = core.layer.bounds
        change(core.layer)
        let after = core.layer.bounds
        guard before != after else { return }
        setNeedsLayout()
        guard before.size != after.size, autoresizesSubviews else { return }
        for subview in subviews { subview.autoresize(from: before.size, to: after.size) }
    }

    /// Gives the view a rectangle of the superview, before any transform of its own.
    func place(at rect: CGRect) {
        guard !transform.isIdentity else {
            if frame != rect { frame = rect }
            return
        }
        if bounds.size != rect.size { bounds.size = rect.size }
        center = CGPoint(x: rect.midX, y: rect.midY)
    }

    /// A point of this view, in the coordinates of another or, for nil, of the window.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        point.applying(transform(to: view))
    }

    /// A point of another view or, for nil, of the window, in this view's coordinates.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        point.applying(transform(to: view).inverted())
    }

    /// A rectangle of this view, in the coordinates of another or, for nil, of the window.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        rect.applying(transform(to: view))
    }

    /// A rectangle of another view or, for nil, of the window, in this view's coordinates.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        rect.applying(transform(to: view).inverted())
    }

    private func transform(to view: UIView?) -> CGAffineTransform {
        guard let view else { return transformToTop }
        return transformToTop.concatenating(view.transformToTop.inverted())
    }

    /// From here to the coordinates of the topmost view, which is the window where there is one.
    private var transformToTop: CGAffineTransform {
        var result = CGAffineTransform.identity
        var view = self
        while let superview = view.superview {
            result = result.concatenating(view.layer.toSuperlayer)
            view = superview
        }
        return result
    }
}
