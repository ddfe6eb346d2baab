import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UIScrollViewTests {
    private final class Listener: NSObject, UIScrollViewDelegate {
        var heard: [String] = []

        func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("scroll \(scrollView.contentOffset.y)") }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("drag") }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            heard.append("dragged \(decelerate)")
        }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView,
            withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) { heard.append("ending \(targetContentOffset.pointee.y)") }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { heard.append("animated") }
    }

    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    private let listener = Listener()

    init() {
        view.contentSize = CGSize(width: 100, height: 1000)
        view.delegate = listener
    }

    @Test func `the offset is the bounds' origin, and the delegate hears of it once`() {
        view.contentOffset = CGPoint(x: 0, y: 50)
        view.contentOffset = CGPoint(x: 0, y: 50)
        #expect(view.bounds.origin.y == 50)
        #expect(listener.heard == ["scroll 50.0"])
    }

    @Test func `an animated scroll ends when its time is over`() {
        view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
        #expect(listener.heard == ["scroll 100.0"])
        Headless.advance(by: 1)
        #expect(listener.heard == ["scroll 100.0", "animated"])
    }

    @Test(arguments: [(0, 50, 100), (150, 100, 100), (500, 50, 350), (900, 100, 800), (950, 400, 800)])
    func `a rectangle is brought into sight by the shortest way`(top: CGFloat, height: CGFloat, offset: CGFloat) {
        view.contentOffset.y = 100
        view.scrollRectToVisible(CGRect(x: 0, y: top, width: 10, height: height), animated: false)
        #expect(view.contentOffset.y == (top == 0 ? 0 : offset))
    }

    @Test func `a drag goes as far as the content, and the delegate hears its course`() {
        let stage = Stage(view)
        listener.heard = []
        #expect(Headless.scroll(view, by: 5000) == nil)
        #expect(listener.heard == ["drag", "scroll 800.0", "ending 800.0", "dragged false"])
        view.isScrollEnabled = false
        #expect(Headless.scroll(view, by: -10) == .disabled)
        withExtendedLifetime(stage) {}
    }

    @Test func `insets give room beyond the content`() {
        view.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
        #expect(view.adjustedContentInset == view.contentInset)
        #expect(view.contentOffset.y == -10)
        view.scrollRectToVisible(CGRect(x: 0, y: 990, width: 1, height: 10), animated: false)
        #expect(view.contentOffset.y == 820)
    }

    @Test func `pulling down starts the refresh control once`() {
        let stage = Stage(view)
        let journal = Journal()
        #expect(Headless.pullToRefresh(view) == .missing)
        let action = UIAction { _ in journal.note("refresh") }
        view.refreshControl = UIRefreshControl(frame: .zero, primaryAction: action)
        #expect(Headless.pullToRefresh(view) == nil)
        #expect(view.refreshControl?.isRefreshing == true)
        Headless.pullToRefresh(view)
        #expect(journal.take() == ["refresh"])
        view.refreshControl?.endRefreshing()
        Headless.pullToRefresh(view)
        #expect(journal.take() == ["refresh"])
        withExtendedLifetime(stage) {}
    }
}
