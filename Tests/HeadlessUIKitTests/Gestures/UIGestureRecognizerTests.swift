import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UIGestureRecognizerTests {
    private let stage = GestureStage()
    private let delegate = GestureDelegate()
    private var journal: Journal { stage.journal }

    /// Sets whatever state a test asks for.
    private final class Free: UIGestureRecognizer {
        var atStart = State.possible
        var resets = 0

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = atStart }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
        override func reset() { resets += 1 }
    }

    @Test func `a new recognizer takes touches from its view only once it recognizes`() {
        let recognizer = UIGestureRecognizer()
        #expect(recognizer.state == .possible)
        #expect(recognizer.isEnabled)
        #expect(recognizer.cancelsTouchesInView)
        #expect(!recognizer.delaysTouchesBegan)
        #expect(recognizer.delaysTouchesEnded)
        #expect(recognizer.view == nil)
        #expect(recognizer.numberOfTouches == 0)
    }

    @Test func `a recognizer belongs to one view`() {
        let tap = UITapGestureRecognizer()
        let (first, second) = (UIView(), UIView())
        #expect(first.gestureRecognizers == nil)
        first.addGestureRecognizer(tap)
        second.addGestureRecognizer(tap)
        #expect(first.gestureRecognizers == [])
        #expect(second.gestureRecognizers == [tap])
        #expect(tap.view === second)
        second.gestureRecognizers = nil
        #expect(tap.view == nil)
    }

    @Test func `the delegate may keep a gesture from being made, or from seeing the finger`() {
        let tap = stage.add(UITapGestureRecognizer())
        tap.delegate = delegate
        delegate.mayBegin = false
        Headless.tap(stage.view)
        #expect(journal.take() == ["down", "up"])
        delegate.mayBegin = true
        delegate.receives = false
        Headless.tap(stage.view)
        #expect(journal.take() == ["down", "up"])
        delegate.receives = true
        Headless.tap(stage.view)
        #expect(journal.take().contains("ended"))
    }

    @Test func `the inner of two gestures wins, unless a delegate wants both`() {
        stage.add(UITapGestureRecognizer(), "outer ", to: stage.window).delegate = delegate
        stage.add(UITapGestureRecognizer(), "inner ")
        Headless.tap(stage.view)
        #expect(journal.take().filter { $0.hasSuffix("ended") } == ["inner ended"])
        delegate.isSimultaneous = true
        Headless.tap(stage.view)
        #expect(journal.take().filter { $0.hasSuffix("ended") } == ["inner ended", "outer ended"])
    }

    @Test func `a delegate may make a gesture wait for another`() {
        let pan = stage.add(UIPanGestureRecognizer(), "pan ")
        pan.delegate = delegate
        delegate.waits = true
        stage.add(UISwipeGestureRecognizer(), "swipe ").direction = .left
        Headless.pan(stage.view, by: CGPoint(x: -100, y: 0))
        #expect(journal.take().filter { $0.contains(" ") } == ["swipe ended"])
        Headless.pan(stage.view, by: CGPoint(x: 100, y: 0))
        #expect(journal.take().filter { $0.contains(" ") }.first == "pan began")
    }

    @Test func `a view may keep a gesture from being made`() {
        final class Refusing: UIView {
            override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        let refusing = Refusing(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        stage.view.addSubview(refusing)
        stage.add(UITapGestureRecognizer())
        Headless.tap(refusing)
        #expect(!journal.take().contains("ended"))
    }

    @Test func `a gesture of one's own is told, and reset when the fingers are gone`() {
        let free = stage.add(Free())
        free.atStart = .began
        Headless.tap(stage.view)
        #expect(journal.take().filter { $0 != "down" && $0 != "taken" } == ["began", "ended"])
        #expect(free.resets == 1)
        #expect(free.state == .possible)
    }

    @Test func `touches that a recognizer delays come once it has failed`() {
        let tap = stage.add(UITapGestureRecognizer())
        tap.delaysTouchesBegan = true
        Headless.tap(stage.view)
        #expect(journal.take() == ["ended"])
        tap.delegate = delegate
        delegate.mayBegin = false
        Headless.tap(stage.view)
        #expect(journal.take() == ["down", "up"])
    }

    @Test func `switching a recognizer off cancels what is under way`() {
        let press = stage.add(UILongPressGestureRecognizer())
        Headless.whenRecognized(press) { if $0.state == .began { $0.isEnabled = false } }
        Headless.longPress(stage.view)
        #expect(journal.take().filter { $0 != "down" && $0 != "taken" } == ["began", "cancelled"])
        #expect(press.state == .possible)
    }

    @Test func `what is hidden, covered or takes no touches hears no gesture`() {
        stage.add(UITapGestureRecognizer())
        stage.view.isUserInteractionEnabled = false
        #expect(Headless.tap(stage.view) == .ignoresTouches)
        stage.view.isUserInteractionEnabled = true
        stage.window.addSubview(UIView(frame: stage.window.bounds))
        #expect(Headless.swipe(stage.view, .left) == .covered(by: "UIView"))
        #expect(journal.take().isEmpty)
    }
}
