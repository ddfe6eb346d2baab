import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct ScrollGestureTests {
    private final class Watcher: NSObject, UIScrollViewDelegate {
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let journal = Journal()

        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { journal.note("begin") }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            journal.note("end \(decelerate)")
        }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { journal.note("rest") }
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
            journal.note("zoomed \((scale * 100).rounded() / 100)")
        }
    }

    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let watcher = Watcher()
    private let stage: Stage

    init() {
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = CGSize(width: 400, height: 100)
        scrollView.delegate = watcher
        stage = Stage(scrollView)
    }

    @Test func `a pan drags the content, as far as it goes`() {
        #expect(Headless.pan(scrollView, by: CGPoint(x: -120, y: 0)) == nil)
        #expect(scrollView.contentOffset == CGPoint(x: 120, y: 0))
        #expect(watcher.journal.take() == ["begin", "end false"])
        Headless.pan(scrollView, by: CGPoint(x: 500, y: 0))
        #expect(scrollView.contentOffset == .zero)
    }

    @Test func `a stroke turns one page`() {
        scrollView.isPagingEnabled = true
        Headless.swipe(scrollView, .left)
        #expect(scrollView.contentOffset.x == 100)
        Headless.pan(scrollView, by: CGPoint(x: -60, y: 0))
        #expect(scrollView.contentOffset.x == 200)
        watcher.journal.take().forEach { #expect(["begin", "end true", "rest", "end false"].contains($0)) }
    }

    @Test func `where nothing can be scrolled, the pan is left to others`() {
        Headless.pan(scrollView, by: CGPoint(x: 0, y: -50))
        scrollView.isScrollEnabled = false
        #expect(!scrollView.panGestureRecognizer.isEnabled)
        Headless.pan(scrollView, by: CGPoint(x: -50, y: 0))
        #expect(scrollView.contentOffset == .zero)
        #expect(watcher.journal.take().isEmpty)
    }

    @Test func `content that fits is pulled only along an axis along which it may leave its edges`() {
        scrollView.alwaysBounceVertical = true
        scrollView.bouncesVertically = false
        Headless.pan(scrollView, by: CGPoint(x: 0, y: -50))
        #expect(watcher.journal.take().isEmpty)
        scrollView.bouncesVertically = true
        Headless.pan(scrollView, by: CGPoint(x: 0, y: -50))
        #expect(watcher.journal.take() == ["begin", "end false"])
    }

    @Test func `a pinch zooms where there is room to`() {
        #expect(scrollView.pinchGestureRecognizer == nil)
        Headless.pinch(scrollView, scale: 2)
        #expect(scrollView.zoomScale == 1)
        scrollView.maximumZoomScale = 4
        Headless.pinch(scrollView, scale: 2)
        #expect(watcher.journal.take().last == "zoomed 2.0")
    }

    @Test func `a gesture of a view inside comes before the scroll view's`() {
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scrollView.addSubview(inner)
        let pan = UIPanGestureRecognizer()
        inner.addGestureRecognizer(pan)
        Headless.pan(inner, by: CGPoint(x: -50, y: 0))
        #expect(scrollView.contentOffset == .zero)
        pan.require(toFail: scrollView.panGestureRecognizer)
        Headless.pan(inner, by: CGPoint(x: -50, y: 0))
        #expect(scrollView.contentOffset.x == 50)
    }
}
