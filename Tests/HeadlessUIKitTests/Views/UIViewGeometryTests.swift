import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UIViewGeometryTests {
    @Test func `the frame gives bounds and centre`() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
        #expect(view.center == CGPoint(x: 25, y: 40))
    }

    @Test func `setting the frame keeps the bounds' origin`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.bounds.origin = CGPoint(x: 3, y: 4)
        view.frame = CGRect(x: 1, y: 2, width: 20, height: 30)
        #expect(view.bounds == CGRect(x: 3, y: 4, width: 20, height: 30))
        #expect(view.frame == CGRect(x: 1, y: 2, width: 20, height: 30))
    }

    @Test func `a new size of the bounds changes the frame about the centre`() {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        view.bounds.size = CGSize(width: 40, height: 10)
        #expect(view.center == CGPoint(x: 20, y: 20))
        #expect(view.frame == CGRect(x: 0, y: 15, width: 40, height: 10))
    }

    @Test func `the centre moves the frame and keeps the size`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        view.center = CGPoint(x: 100, y: 50)
        #expect(view.frame == CGRect(x: 90, y: 45, width: 20, height: 10))
    }

    @Test func `a transform changes the frame about the centre, and not the bounds`() {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 10))
        view.transform = CGAffineTransform(scaleX: 2, y: 4)
        #expect(view.frame == CGRect(x: 0, y: -5, width: 40, height: 40))
        #expect(view.bounds.size == CGSize(width: 20, height: 10))
        #expect(view.center == CGPoint(x: 20, y: 15))
        view.transform = .identity
        #expect(view.frame == CGRect(x: 10, y: 10, width: 20, height: 10))
    }

    @Test func `points convert through superviews, scrolled bounds included`() {
        let (outer, inner, innermost) = nest()
        #expect(innermost.convert(CGPoint(x: 1, y: 1), to: outer) == CGPoint(x: 21, y: 36))
        #expect(outer.convert(CGPoint(x: 21, y: 36), to: innermost) == CGPoint(x: 1, y: 1))
        #expect(innermost.convert(CGPoint(x: 21, y: 36), from: outer) == CGPoint(x: 1, y: 1))
        #expect(inner.convert(innermost.frame, to: outer) == CGRect(x: 20, y: 35, width: 4, height: 4))
        #expect(
            outer.convert(CGRect(x: 20, y: 35, width: 4, height: 4), from: innermost).origin == CGPoint(x: 40, y: 70)
        )
    }

    @Test func `without a view, points convert to and from the window`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let (outer, _, innermost) = nest()
        outer.frame.origin = CGPoint(x: 100, y: 50)
        window.addSubview(outer)
        #expect(innermost.convert(CGPoint.zero, to: nil) == CGPoint(x: 120, y: 85))
        #expect(innermost.convert(CGPoint(x: 120, y: 85), from: nil) == .zero)
    }

    @Test func `a layer's frame is its view's`() {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(view.layer.frame == view.frame)
        view.layer.position = CGPoint(x: 10, y: 10)
        #expect(view.center == CGPoint(x: 10, y: 10))
    }

    /// A view in a scrolled view in a view.
    private func nest() -> (UIView, UIView, UIView) {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
        let innermost = UIView(frame: CGRect(x: 15, y: 15, width: 4, height: 4))
        inner.bounds.origin = CGPoint(x: 5, y: 0)
        outer.addSubview(inner)
        inner.addSubview(innermost)
        return (outer, inner, innermost)
    }
}
