extension UIScrollView {
    /// What drags the content.
    public var panGestureRecognizer: UIPanGestureRecognizer { gestures.pan }

    /// What zooms the content; nil where it cannot be zoomed.
    public var pinchGestureRecognizer: UIPinchGestureRecognizer? {
        maximumZoomScale > minimumZoomScale ? gestures.pinch : nil
    }

    /// The gestures that work the scroll view itself.
    var ownRecognizers: [UIGestureRecognizer] {
        maximumZoomScale > minimumZoomScale ? [gestures.pan, gestures.pinch] : [gestures.pan]
    }

    /// Whether there is anything to drag or to zoom, where it is one of the scroll view's own gestures.
    func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        switch recognizer {
        case gestures.pan: gestures.pan.canScroll()
        case gestures.pinch: gestures.pinch.canZoom()
        default: true
        }
    }
}
