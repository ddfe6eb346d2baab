import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UIViewLayoutTests {
    private let journal = Journal()

    @Test func `a new view needs layout, once`() {
        let view = RecordingView("view", in: journal)
        view.layoutIfNeeded()
        view.layoutIfNeeded()
        #expect(journal.take() == ["view.layoutSubviews"])
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(journal.take() == ["view.layoutSubviews"])
    }

    @Test func `layout goes from the top down, hidden views included`() {
        let outer = RecordingView("outer", in: journal)
        let inner = RecordingView("inner", in: journal)
        inner.isHidden = true
        outer.addSubview(inner)
        _ = journal.take()
        outer.layoutIfNeeded()
        #expect(journal.take() == ["outer.layoutSubviews", "inner.layoutSubviews"])
    }

    @Test func `only what waits is laid out`() {
        let (outer, inner) = laidOut()
        inner.setNeedsLayout()
        outer.layoutIfNeeded()
        #expect(journal.take() == ["inner.layoutSubviews"])
    }

    @Test func `layoutIfNeeded starts at the topmost view that waits`() {
        let (outer, inner) = laidOut()
        outer.setNeedsLayout()
        inner.layoutIfNeeded()
        #expect(journal.take() == ["outer.layoutSubviews"])
    }

    @Test func `another size asks for layout, another place does not`() {
        let (outer, inner) = laidOut()
        inner.frame.origin.x = 5
        outer.layoutIfNeeded()
        #expect(journal.take() == [])
        inner.frame.size.width = 5
        outer.layoutIfNeeded()
        #expect(journal.take() == ["inner.layoutSubviews"])
        inner.bounds.origin.y = 7
        outer.layoutIfNeeded()
        #expect(journal.take() == ["inner.layoutSubviews"])
    }

    @Test func `a subview that comes or goes asks for layout`() {
        let (outer, inner) = laidOut()
        inner.removeFromSuperview()
        _ = journal.take()
        outer.layoutIfNeeded()
        #expect(journal.take() == ["outer.layoutSubviews"])
    }

    @Test func `a layout that always asks for another ends`() {
        final class Restless: UIView {
            var count = 0

            override func layoutSubviews() {
                count += 1
                setNeedsLayout()
            }
        }
        let view = Restless()
        view.layoutIfNeeded()
        #expect(view.count > 1)
    }

    @Test func `sizeToFit takes the size that fits, about the centre`() {
        final class Wide: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 40, height: 20) }
        }
        let view = Wide(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.sizeToFit()
        #expect(view.bounds.size == CGSize(width: 40, height: 20))
        #expect(
            UIView(frame: CGRect(x: 0, y: 0, width: 7, height: 8)).sizeThatFits(.zero) == CGSize(width: 7, height: 8)
        )
    }

    private func laidOut() -> (UIView, UIView) {
        let outer = RecordingView("outer", in: journal)
        let inner = RecordingView("inner", in: journal)
        outer.addSubview(inner)
        outer.layoutIfNeeded()
        _ = journal.take()
        return (outer, inner)
    }
}
