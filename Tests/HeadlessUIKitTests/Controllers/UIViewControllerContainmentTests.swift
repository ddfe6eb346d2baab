import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UIViewControllerContainmentTests {
    private let journal = Journal()
    private let parent = UIViewController()

    @Test func `addChild says willMove, and leaves didMove to the caller`() {
        let child = RecordingController("child", in: journal)
        child.look = { $0.parent == nil ? " alone" : " inside" }
        parent.addChild(child)
        #expect(journal.take() == ["child.willMove(parent) alone"])
        #expect(child.parent === parent)
        #expect(parent.children == [child])
        #expect(child.isMovingToParent)
        child.didMove(toParent: parent)
        #expect(!child.isMovingToParent)
    }

    @Test func `removeFromParent says didMove, and leaves willMove to the caller`() {
        let child = RecordingController("child", in: journal)
        parent.addChild(child)
        child.didMove(toParent: parent)
        _ = journal.take()
        child.removeFromParent()
        #expect(journal.take() == ["child.didMove(nil)"])
        #expect(child.parent == nil)
        #expect(parent.children.isEmpty)
        child.removeFromParent()
        #expect(journal.take() == [])
    }

    @Test func `a child is taken from its former parent`() {
        let child = UIViewController()
        let other = UIViewController()
        parent.addChild(child)
        other.addChild(child)
        #expect(parent.children.isEmpty)
        #expect(child.parent === other)
        other.addChild(child)
        #expect(other.children == [child])
    }

    @Test func `a controller says that it moves from its parent until it has`() {
        let child = RecordingController("child", in: journal)
        child.look = { $0.isMovingFromParent ? " moving" : "" }
        parent.addChild(child)
        child.didMove(toParent: parent)
        _ = journal.take()
        child.willMove(toParent: nil)
        child.removeFromParent()
        #expect(journal.take() == ["child.willMove(nil) moving", "child.didMove(nil) moving"])
        #expect(!child.isMovingFromParent)
    }

    @Test func `parents keep children alive, children not their parents`() {
        weak var freedParent: UIViewController?
        weak var freedChild: UIViewController?
        do {
            let parent = UIViewController()
            parent.addChild(UIViewController())
            freedParent = parent
            freedChild = parent.children.first
        }
        #expect(freedParent == nil)
        #expect(freedChild == nil)
    }

    @Test func `one child takes another's place, and both hear of it`() {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let from = RecordingController("from", in: journal)
        let to = RecordingController("to", in: journal)
        window.rootViewController = parent
        window.isHidden = false
        for child in [from, to] { parent.addChild(child) }
        parent.view.addSubview(from.view)
        Headless.advance(by: 0)
        to.loadViewIfNeeded()
        _ = journal.take()
        parent.transition(from: from, to: to, duration: 0.5, animations: nil) { [journal] in journal.note("end \($0)") }
        #expect(journal.take() == ["to.willAppear", "from.willDisappear"])
        Headless.advance(by: 0.5)
        #expect(journal.take() == ["to.isAppearing", "from.didDisappear", "to.didAppear", "end true"])
        #expect(parent.view.subviews == [to.view])
    }

    @Test func `controllers that are no children of the same parent cannot change places`() {
        let raised = Headless.exceptions {
            parent.transition(from: UIViewController(), to: UIViewController(), duration: 0, animations: nil)
        }
        #expect(raised.map(\.name) == ["NSInvalidArgumentException"])
    }
}
