import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UIViewHitTestingTests {
    private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let back = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    private let front = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    private let point = CGPoint(x: 10, y: 10)

    init() {
        outer.addSubview(back)
        outer.addSubview(front)
    }

    @Test func `the foremost view is hit`() {
        #expect(outer.hitTest(point, with: nil) === front)
        #expect(outer.hitTest(CGPoint(x: 60, y: 60), with: nil) === outer)
    }

    @Test func `nothing is hit outside of the bounds, subviews that stick out included`() {
        front.frame.size.width = 300
        #expect(outer.hitTest(CGPoint(x: 200, y: 10), with: nil) == nil)
        #expect(!outer.point(inside: CGPoint(x: 100, y: 100), with: nil))
    }

    @Test func `hidden, transparent and deaf views are passed over`() {
        front.isHidden = true
        #expect(outer.hitTest(point, with: nil) === back)
        front.isHidden = false
        front.alpha = 0.009
        #expect(outer.hitTest(point, with: nil) === back)
        front.alpha = 0.01
        #expect(outer.hitTest(point, with: nil) === front)
        front.isUserInteractionEnabled = false
        #expect(outer.hitTest(point, with: nil) === back)
        outer.isUserInteractionEnabled = false
        #expect(outer.hitTest(point, with: nil) == nil)
    }
}
