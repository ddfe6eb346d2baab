import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct HeadlessTapTests {
    private let button = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
    private let journal = Journal()

    init() {
        button.addAction(UIAction { [journal] _ in journal.note("tap") }, for: .touchUpInside)
    }

    @Test func `a finger reaches only what is on screen`() {
        #expect(Headless.tap(button) == .notOnScreen)
        let stage = Stage(button)
        #expect(Headless.tap(button) == nil)
        #expect(journal.take() == ["tap"])
        stage.window.isHidden = true
        #expect(Headless.tap(button) == .hidden)
    }

    // Facts 6: touches on a disabled control do not fire.
    @Test func `a finger does nothing to what is out of use`() {
        let stage = Stage(button)
        button.isEnabled = false
        #expect(Headless.tap(button) == .disabled)
        button.isEnabled = true
        button.isHidden = true
        #expect(Headless.tap(button) == .hidden)
        button.isHidden = false
        button.alpha = 0.005
        #expect(Headless.tap(button) == .transparent)
        button.alpha = 1
        stage.window.isUserInteractionEnabled = false
        #expect(Headless.tap(button) == .ignoresTouches)
        #expect(journal.take().isEmpty)
    }

    @Test func `a finger does not reach through what lies on top`() {
        let cover = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let stage = Stage(button, cover)
        #expect(Headless.tap(button) == .covered(by: "UIView"))
        cover.isUserInteractionEnabled = false
        #expect(Headless.tap(button) == nil)
        withExtendedLifetime(stage) {}
    }

    @Test func `a finger does not reach beyond the edges`() {
        let stage = Stage(button)
        button.frame.origin.x = 1000
        #expect(Headless.tap(button) == .outOfSight)
        button.frame = .zero
        #expect(Headless.tap(button) == .outOfSight)
        withExtendedLifetime(stage) {}
    }

    @Test func `a plain view hears its touches`() {
        final class Touched: UIView {
            var heard: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                let point = touches.first?.location(in: self) ?? .zero
                heard.append("began \(point.x) \(point.y)")
            }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("ended") }
        }
        let view = Touched(frame: CGRect(x: 100, y: 100, width: 20, height: 40))
        let stage = Stage(view)
        Headless.tap(view)
        #expect(view.heard == ["began 10.0 20.0", "ended"])
        withExtendedLifetime(stage) {}
    }

    @Test func `reasons read as the end of a sentence`() {
        #expect("The button \(Headless.Obstacle.covered(by: "UIView"))." == "The button is covered by UIView.")
    }
}
