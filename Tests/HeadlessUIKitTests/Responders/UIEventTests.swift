import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UIEventTests {
    private final class Watching: UIView {
        var heard: [String] = []
        var event: UIEvent?

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            heard.append("down \(touches.count)")
            self.event = event
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            guard let touch = touches.first else { return }
            let (now, before) = (touch.location(in: self), touch.previousLocation(in: self))
            heard.append("move \(touches.count) \(now.x - before.x)")
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            heard.append("up \(touches.count) \(touches.map(\.tapCount).max() ?? 0)")
        }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            heard.append("cancelled")
        }
    }

    private let view = Watching(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    private let stage: Stage

    init() {
        stage = Stage(view)
    }

    @Test func `fingers that do something together are heard together, where the view wants several`() {
        view.isMultipleTouchEnabled = true
        Headless.tap(view, times: 1, fingers: 2)
        #expect(view.heard == ["down 2", "up 2 1"])
    }

    @Test func `a view that wants one finger hears of one`() {
        Headless.tap(view, times: 1, fingers: 2)
        #expect(view.heard == ["down 1", "up 1 1"])
    }

    @Test func `taps in a row are counted`() {
        Headless.tap(view, times: 2)
        #expect(view.heard == ["down 1", "up 1 1", "down 1", "up 1 2"])
    }

    @Test func `an event tells of its touches by view and window`() {
        let hands = Hands(at: [CGPoint(x: 150, y: 150)], in: stage.window)
        let event = view.event
        #expect(event?.type == .touches)
        #expect(event?.subtype == UIEvent.EventSubtype.none)
        #expect(event?.touches(for: view)?.count == 1)
        #expect(event?.touches(for: stage.window)?.count == 1)
        #expect(event?.touches(for: UIView()) == nil)
        #expect(event?.allTouches?.first?.type == .direct)
        hands.move(to: [CGPoint(x: 160, y: 150)])
        hands.lift(as: .cancelled)
        #expect(view.heard == ["down 1", "move 1 10.0", "cancelled"])
    }

    @Test func `an override of a window's or the app's sendEvent sees every event`() {
        final class Spy: UIWindow {
            var phases: [UITouch.Phase] = []
            override func sendEvent(_ event: UIEvent) {
                phases += event.allTouches?.map(\.phase) ?? []
                super.sendEvent(event)
            }
        }
        let window = Spy(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.isHidden = false
        Headless.tap(window)
        #expect(window.phases == [.began, .ended])
    }
}
