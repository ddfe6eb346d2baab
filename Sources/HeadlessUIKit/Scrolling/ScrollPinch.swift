/// Makes a scroll view's content larger and smaller.
final class ScrollPinch: UIPinchGestureRecognizer {
    private weak var scrollView: UIScrollView?
    private var start: CGFloat = 1

    init(_ scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init()
        Headless.whenRecognized(self) { [weak self] _ in self?.zoom() }
    }

    /// Leaves the fingers to others where there is nothing to zoom.
    func canZoom() -> Bool {
        guard let scrollView else { return false }
        return scrollView.maximumZoomScale > scrollView.minimumZoomScale
            && scrollView.scrollDelegate?.viewForZooming(in: scrollView) != nil
    }

    private func zoom() {
        guard let scrollView, let delegate = scrollView.scrollDelegate else { return }
        let view = delegate.viewForZooming(in: scrollView)
        switch state {
        case .began:
            start = scrollView.zoomScale
            scrollView.isZooming = true
            delegate.scrollViewWillBeginZooming(scrollView, with: view)
        case .changed: scrollView.zoomScale = start * scale
        case .ended, .cancelled:
            scrollView.isZooming = false
            delegate.scrollViewDidEndZooming(scrollView, with: view, atScale: scrollView.zoomScale)
        case .possible, .failed: return
        }
    }
}
