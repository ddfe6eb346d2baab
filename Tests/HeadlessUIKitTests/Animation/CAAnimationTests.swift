import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct CAAnimationTests {
    final class Listener: NSObject, CAAnimationDelegate {
        var heard: [String] = []

        func animationDidStart(_ anim: CAAnimation) {
            heard.append("start")
        }

        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
            heard.append("stop \(flag) \(anim.value(forKey: "id") ?? "")")
        }
    }

    let layer = CALayer()
    let listener = Listener()

    func fade(_ duration: TimeInterval = 1) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.duration = duration
        animation.delegate = listener
        animation.setValue("fade", forKey: "id")
        return animation
    }

    @Test func `the delegate hears of start and end, and the layer keeps its value`() {
        layer.add(fade(), forKey: "fade")
        #expect(layer.animationKeys() == ["fade"])
        Headless.advance(by: 0)
        #expect(listener.heard == ["start"])
        Headless.advance(by: 0.99)
        #expect(layer.animation(forKey: "fade") != nil)
        Headless.advance(by: 0.02)
        #expect(listener.heard == ["start", "stop true fade"])
        #expect(layer.animation(forKey: "fade") == nil && layer.animationKeys() == nil)
        #expect(layer.opacity == 1)
    }

    @Test func `the layer runs a copy`() {
        let animation = fade()
        layer.add(animation, forKey: "fade")
        animation.duration = 9
        #expect(layer.animation(forKey: "fade") !== animation)
        #expect(layer.animation(forKey: "fade")?.duration == 1)
        #expect((layer.animation(forKey: "fade") as? CABasicAnimation)?.keyPath == "opacity")
    }

    @Test func `an animation that is taken away or replaced did not finish`() {
        layer.add(fade(), forKey: "fade")
        Headless.advance(by: 0.5)
        layer.add(fade(), forKey: "fade")
        Headless.advance(by: 0)
        #expect(listener.heard == ["start", "stop false fade", "start"])
        layer.removeAnimation(forKey: "fade")
        Headless.advance(by: 0)
        #expect(listener.heard.filter { $0 == "stop false fade" }.count == 2)
        Headless.advance(by: 5)
        #expect(listener.heard.filter { $0.hasPrefix("stop true") }.isEmpty)
    }

    @Test func `an animation that stays on is over once`() {
        let animation = fade()
        animation.isRemovedOnCompletion = false
        animation.fillMode = .forwards
        layer.add(animation, forKey: "fade")
        Headless.advance(by: 2)
        #expect(layer.animation(forKey: "fade") != nil)
        layer.removeAllAnimations()
        Headless.advance(by: 0)
        #expect(listener.heard == ["start", "stop true fade"])
    }

    @Test func `repetitions, returns and speed make an animation longer or shorter`() {
        let animation = fade(1)
        animation.repeatCount = 2
        animation.autoreverses = true
        animation.speed = 2
        layer.add(animation, forKey: nil)
        Headless.advance(by: 1.9)
        #expect(listener.heard == ["start"])
        Headless.advance(by: 0.2)
        #expect(listener.heard.count == 2)
    }

    @Test func `one that repeats for ever ends when its layer leaves`() {
        let outer = CALayer()
        outer.addSublayer(layer)
        let animation = fade()
        animation.repeatCount = .infinity
        layer.add(animation, forKey: "fade")
        Headless.advance(by: 1000)
        #expect(listener.heard == ["start"])
        layer.removeFromSuperlayer()
        Headless.advance(by: 0)
        #expect(listener.heard == ["start", "stop false fade"])
    }

    @Test func `a view that leaves takes its layer's animations along`() {
        let view = UIView()
        let outer = UIView()
        outer.addSubview(view)
        view.layer.add(fade(), forKey: "fade")
        outer.bringSubviewToFront(view)
        #expect(view.layer.animation(forKey: "fade") != nil)
        view.removeFromSuperview()
        #expect(view.layer.animation(forKey: "fade") == nil)
    }

    @Test func `beginTime delays, and no duration takes the transaction's`() {
        let animation = fade(0)
        animation.beginTime = CACurrentMediaTime() + 1
        layer.add(animation, forKey: "fade")
        Headless.advance(by: 1.2)
        #expect(listener.heard == ["start"])
        Headless.advance(by: 0.1)
        #expect(listener.heard.count == 2)
    }

    @Test func `a group's copy has copies, a spring settles`() throws {
        let group = CAAnimationGroup()
        group.animations = [fade()]
        let copy = try #require(group.copy() as? CAAnimationGroup)
        #expect(copy.animations?.first !== group.animations?.first)
        #expect(copy.animations?.count == 1)
        let spring = CASpringAnimation(keyPath: "position.x")
        #expect(spring.settlingDuration > 1 && spring.settlingDuration < 2)
        spring.damping = 20
        #expect(spring.settlingDuration < 1)
    }

    @Test func `curves have their control points`() {
        let curve = CAMediaTimingFunction(name: .easeInEaseOut)
        var point: [Float] = [0, 0]
        curve.getControlPoint(at: 1, values: &point)
        #expect(point == [0.42, 0])
        #expect(curve == CAMediaTimingFunction(controlPoints: 0.42, 0, 0.58, 1))
        #expect(curve != CAMediaTimingFunction(name: .linear))
    }
}
