import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UIViewAutoresizingTests {
    private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

    private func grow(_ mask: UIView.AutoresizingMask) -> CGRect {
        inner.autoresizingMask = mask
        outer.addSubview(inner)
        outer.frame.size = CGSize(width: 200, height: 160)
        return inner.frame
    }

    @Test func `the mask has UIKit's raw values`() {
        let masks: [UIView.AutoresizingMask] = [
            .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight,
            .flexibleBottomMargin,
        ]
        #expect(masks.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
    }

    @Test func `without a mask nothing follows`() {
        #expect(grow([]) == CGRect(x: 10, y: 20, width: 30, height: 40))
    }

    @Test func `what alone is flexible takes all of the difference`() {
        #expect(grow([.flexibleWidth, .flexibleHeight]) == CGRect(x: 10, y: 20, width: 130, height: 100))
    }

    @Test func `flexible margins before the view move it`() {
        #expect(grow([.flexibleLeftMargin, .flexibleTopMargin]) == CGRect(x: 110, y: 80, width: 30, height: 40))
    }

    @Test func `several flexible parts share the difference by their sizes`() {
        let frame = grow([.flexibleLeftMargin, .flexibleRightMargin, .flexibleHeight, .flexibleBottomMargin])
        #expect(abs(frame.minX - (10 + 100 * 10 / 70)) < 1e-9)
        #expect(frame.width == 30)
        #expect(frame.minY == 20)
        #expect(abs(frame.height - (40 + 60 * 40 / 80)) < 1e-9)
    }

    @Test func `flexible parts of no size share the difference equally`() {
        outer.frame.size = .zero
        inner.frame = .zero
        #expect(grow([.flexibleWidth, .flexibleLeftMargin]) == CGRect(x: 100, y: 0, width: 100, height: 0))
    }

    @Test func `a size does not become negative`() {
        inner.autoresizingMask = .flexibleWidth
        outer.addSubview(inner)
        outer.frame.size.width = 50
        #expect(inner.frame.width == 0)
    }

    @Test func `a view that does not autoresize its subviews leaves them`() {
        outer.autoresizesSubviews = false
        #expect(grow([.flexibleWidth, .flexibleHeight]) == CGRect(x: 10, y: 20, width: 30, height: 40))
    }

    @Test func `following goes down the tree`() {
        let innermost = UIView(frame: inner.bounds)
        innermost.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        inner.addSubview(innermost)
        _ = grow([.flexibleWidth, .flexibleHeight])
        #expect(innermost.frame.size == CGSize(width: 130, height: 100))
    }
}
