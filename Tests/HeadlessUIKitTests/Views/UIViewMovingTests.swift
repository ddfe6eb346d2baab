import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UIViewMovingTests {
    private let journal = Journal()
    private let window = UIWindow(frame: UIScreen.main.bounds)

    @Test func `outside of a window the superview's callbacks come in UIKit's order`() {
        let parent = RecordingView("parent", in: journal)
        let child = RecordingView("child", in: journal)
        parent.addSubview(child)
        #expect(
            journal.take() == [
                "child.willMove(toSuperview: view)", "child.didMoveToSuperview(view)", "parent.didAddSubview",
            ]
        )
    }

    @Test func `a tree that joins a window hears of it from the top down, then lays out`() {
        let parent = RecordingView("parent", in: journal)
        parent.addSubview(RecordingView("child", in: journal))
        parent.frame = CGRect(x: 0, y: 100, width: 10, height: 10)
        _ = journal.take()
        window.addSubview(parent)
        window.layoutIfNeeded()
        #expect(
            journal.take() == [
                "parent.willMove(toWindow: window)", "child.willMove(toWindow: window)",
                "parent.willMove(toSuperview: view)",
                "parent.didMoveToWindow(window)", "child.didMoveToWindow(window)",
                "parent.didMoveToSuperview(view)",
                "parent.layoutSubviews", "child.layoutSubviews",
            ]
        )
    }

    @Test func `removal from a window is heard in UIKit's order`() {
        let parent = RecordingView("parent", in: journal)
        let child = RecordingView("child", in: journal)
        parent.addSubview(child)
        window.addSubview(parent)
        _ = journal.take()
        child.removeFromSuperview()
        #expect(
            journal.take() == [
                "parent.willRemoveSubview", "child.willMove(toSuperview: nil)", "child.willMove(toWindow: nil)",
                "child.didMoveToWindow(nil)", "child.didMoveToSuperview(nil)",
            ]
        )
    }

    @Test func `removal outside of a window still tells of the superview`() {
        let parent = UIView()
        let child = RecordingView("child", in: journal)
        parent.addSubview(child)
        _ = journal.take()
        child.removeFromSuperview()
        #expect(journal.take() == ["child.willMove(toSuperview: nil)", "child.didMoveToSuperview(nil)"])
        child.removeFromSuperview()
        #expect(journal.take() == [])
    }

    @Test func `moving within a window tells nothing of windows`() {
        let child = RecordingView("child", in: journal)
        let second = UIView()
        window.addSubview(child)
        window.addSubview(second)
        _ = journal.take()
        second.addSubview(child)
        #expect(journal.take() == ["child.willMove(toSuperview: view)", "child.didMoveToSuperview(view)"])
    }

    @Test func `the superview that is left hears that it loses a view`() {
        let former = RecordingView("former", in: journal)
        let child = UIView()
        former.addSubview(child)
        _ = journal.take()
        UIView().addSubview(child)
        #expect(journal.take() == ["former.willRemoveSubview"])
    }

    @Test func `the superview is set by the time of didMoveToSuperview`() {
        final class Looking: UIView {
            var seen: (UIView?, CALayer?) = (nil, nil)

            override func didMoveToSuperview() {
                seen = (superview, layer.superlayer)
            }
        }
        let looking = Looking()
        window.addSubview(looking)
        #expect(looking.seen.0 === window)
        #expect(looking.seen.1 === window.layer)
    }
}
