/// Drags a scroll view's content.
final class ScrollPan: UIPanGestureRecognizer {
    private weak var scrollView: UIScrollView?
    private var start = CGPoint.zero

    init(_ scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init()
        Headless.whenRecognized(self) { [weak self] _ in self?.scroll() }
    }

    override var isEnabled: Bool {
        get { super.isEnabled && scrollView?.isScrollEnabled == true }
        set { super.isEnabled = newValue }
    }

    /// Leaves the finger to others where there is nothing to scroll.
    func canScroll() -> Bool {
        guard let scrollView else { return false }
        let room = scrollView.bounds.inset(by: scrollView.adjustedContentInset).size
        let way = translation(in: nil)
        let isAcross = abs(way.x) > abs(way.y)
        let size = scrollView.contentSize
        if isAcross {
            let bounces = scrollView.bounces && scrollView.bouncesHorizontally
            return size.width > room.width || bounces && scrollView.alwaysBounceHorizontal
        }
        let bounces = scrollView.bounces && scrollView.bouncesVertically
        return size.height > room.height || bounces && scrollView.alwaysBounceVertical
    }

    private func scroll() {
        guard let scrollView else { return }
        switch state {
        case .began:
            start = scrollView.contentOffset
            scrollView.beginDragging()
            follow(in: scrollView)
        case .changed: follow(in: scrollView)
        case .ended, .cancelled:
            let velocity = velocity(in: nil)
            scrollView.endDragging(at: CGPoint(x: -velocity.x / 1000, y: -velocity.y / 1000))
        case .possible, .failed: return
        }
    }

    private func follow(in scrollView: UIScrollView) {
        let way = translation(in: nil)
        scrollView.contentOffset = scrollView.clamped(CGPoint(x: start.x - way.x, y: start.y - way.y))
    }
}
