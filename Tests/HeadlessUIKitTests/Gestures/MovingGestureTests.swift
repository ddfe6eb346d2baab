import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct MovingGestureTests {
    private let stage = GestureStage()
    private var journal: Journal { stage.journal }

    /// The states told, each once in a row.
    private func states() -> [String] {
        journal.take().filter { !["down", "move", "up", "taken"].contains($0) }
            .reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    @Test func `a pan begins, changes and ends, and tells how far it went`() {
        let pan = stage.add(UIPanGestureRecognizer())
        var translation = CGPoint.zero
        var velocity = CGPoint.zero
        Headless.whenRecognized(pan) { _ in
            translation = pan.translation(in: pan.view)
            if pan.state == .changed { velocity = pan.velocity(in: nil) }
        }
        let start = Headless.now
        #expect(Headless.pan(stage.view, by: CGPoint(x: 100, y: -50)) == nil)
        #expect(abs(Headless.now - start - 0.5) < 0.001)
        #expect(states() == ["began", "changed", "ended"])
        #expect(translation == CGPoint(x: 100, y: -50))
        #expect(abs(velocity.x - 200) < 1)
    }

    @Test func `a pan's translation can be counted anew`() {
        let pan = stage.add(UIPanGestureRecognizer())
        var sum: CGFloat = 0
        Headless.whenRecognized(pan) { _ in
            sum += pan.translation(in: nil).x
            pan.setTranslation(.zero, in: pan.view)
        }
        Headless.pan(stage.view, by: CGPoint(x: 100, y: 0))
        #expect(abs(sum - 100) < 0.001)
    }

    @Test func `a pan of few points, or with too few fingers, is none`() {
        let pan = stage.add(UIPanGestureRecognizer())
        Headless.pan(stage.view, by: CGPoint(x: 5, y: 0))
        pan.minimumNumberOfTouches = 2
        Headless.pan(stage.view, by: CGPoint(x: 50, y: 0))
        #expect(states().isEmpty)
        Headless.pan(stage.view, by: CGPoint(x: 50, y: 0), fingers: 2)
        #expect(states() == ["began", "changed", "ended"])
    }

    @Test func `a swipe is made in its direction only, and quickly`() {
        stage.add(UISwipeGestureRecognizer(), "right ")
        stage.add(UISwipeGestureRecognizer(), "up ").direction = .up
        Headless.swipe(stage.view, .right)
        #expect(states() == ["right ended"])
        Headless.swipe(stage.view, .up)
        #expect(states() == ["up ended"])
        Headless.swipe(stage.view, .left)
        #expect(states().isEmpty)
    }

    @Test func `a long press begins after its time, while the finger is down`() {
        let press = stage.add(UILongPressGestureRecognizer())
        Headless.longPress(stage.view, for: 0.4)
        #expect(states().isEmpty)
        Headless.longPress(stage.view, for: 0.5)
        #expect(states() == ["began", "ended"])
        press.minimumPressDuration = 0
        Headless.tap(stage.view)
        #expect(states() == ["began", "ended"])
    }

    @Test func `a pinch tells its scale`() {
        let pinch = stage.add(UIPinchGestureRecognizer())
        var scale: CGFloat = 0
        Headless.whenRecognized(pinch) { _ in
            if pinch.state == .changed { scale = pinch.scale }
        }
        #expect(Headless.pinch(stage.view, scale: 3) == nil)
        #expect(states() == ["began", "changed", "ended"])
        #expect(abs(scale - 3) < 0.001)
        Headless.pan(stage.view, by: CGPoint(x: 50, y: 0))
        #expect(states().isEmpty)
    }

    @Test func `a pinch's scale can be counted anew`() {
        let pinch = stage.add(UIPinchGestureRecognizer())
        var product: CGFloat = 1
        Headless.whenRecognized(pinch) { _ in
            product *= pinch.scale
            pinch.scale = 1
        }
        Headless.pinch(stage.view, scale: 2)
        #expect(abs(product - 2) < 0.001)
    }

    @Test func `a rotation tells its angle, also past half a turn`() {
        let rotation = stage.add(UIRotationGestureRecognizer())
        var angle: CGFloat = 0
        Headless.whenRecognized(rotation) { _ in angle = rotation.rotation }
        Headless.rotate(stage.view, by: 4)
        #expect(states() == ["began", "changed", "ended"])
        #expect(abs(angle - 4) < 0.001)
    }

    @Test func `a pan from the screen's edge begins at that edge only`() {
        let pan = stage.add(UIScreenEdgePanGestureRecognizer(), to: stage.window)
        pan.edges = .left
        #expect(Headless.swipe(in: stage.window, from: .left) == nil)
        #expect(states() == ["began", "changed", "ended"])
        Headless.swipe(in: stage.window, from: .right)
        Headless.pan(stage.view, by: CGPoint(x: 100, y: 0))
        #expect(states().isEmpty)
    }

    @Test func `a pointer over a view is told to come and to go`() {
        stage.add(UIHoverGestureRecognizer())
        Headless.hover(stage.view) { journal.note("there") }
        #expect(states() == ["began", "there", "ended"])
    }
}
