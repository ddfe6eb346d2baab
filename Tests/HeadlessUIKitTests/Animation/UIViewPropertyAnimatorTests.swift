import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UIViewPropertyAnimatorTests {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let journal = Journal()

    func animator(_ duration: TimeInterval = 1) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: .linear) { view.alpha = 0 }
        animator.addCompletion { [journal] in journal.note("\($0)") }
        return animator
    }

    @Test func `nothing changes before the start, and the end comes after the duration`() {
        let animator = animator()
        #expect(view.alpha == 1 && animator.state == .inactive && !animator.isRunning)
        animator.startAnimation()
        #expect(view.alpha == 0 && animator.state == .active && animator.isRunning)
        Headless.advance(by: 0.5)
        #expect(abs(animator.fractionComplete - 0.5) < 0.001)
        Headless.advance(by: 0.6)
        #expect(journal.take() == ["end"])
        #expect(animator.state == .inactive && !animator.isRunning && view.alpha == 0)
    }

    @Test func `an animator that no one keeps still ends`() {
        animator().startAnimation()
        Headless.advance(by: 1)
        #expect(journal.take() == ["end"])
    }

    @Test func `paused, it stands still and goes on from there`() {
        let animator = animator()
        animator.startAnimation()
        Headless.advance(by: 0.25)
        animator.pauseAnimation()
        #expect(animator.state == .active && !animator.isRunning)
        Headless.advance(by: 10)
        #expect(abs(animator.fractionComplete - 0.25) < 0.001)
        animator.startAnimation()
        Headless.advance(by: 0.7)
        #expect(journal.take() == [])
        Headless.advance(by: 0.1)
        #expect(journal.take() == ["end"])
    }

    @Test func `moved by hand, it shows what is between`() throws {
        let animator = animator()
        animator.fractionComplete = 0.4
        #expect(animator.state == .active && !animator.isRunning)
        #expect(abs(try #require(view.layer.presentation()).opacity - 0.6) < 0.01)
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        Headless.advance(by: 0.61)
        #expect(journal.take() == ["end"])
    }

    @Test func `turned back, it ends at its start with the values from before`() {
        let animator = animator()
        animator.startAnimation()
        Headless.advance(by: 0.5)
        animator.isReversed = true
        Headless.advance(by: 0.4)
        #expect(journal.take() == [] && animator.isRunning)
        Headless.advance(by: 0.2)
        #expect(journal.take() == ["start"])
        #expect(view.alpha == 1)
    }

    @Test func `stopped for good, it leaves the values where they are and tells no one`() {
        let animator = animator()
        animator.startAnimation()
        Headless.advance(by: 0.25)
        animator.stopAnimation(true)
        #expect(animator.state == .inactive)
        #expect(abs(view.alpha - 0.75) < 0.01)
        Headless.advance(by: 5)
        #expect(journal.take() == [])
    }

    @Test(arguments: [
        (UIViewAnimatingPosition.end, 0.0), (.start, 1), (.current, 0.75),
    ])
    func `stopped, it is finished where that is asked for`(_ position: UIViewAnimatingPosition, _ alpha: CGFloat) {
        let animator = animator()
        animator.startAnimation()
        Headless.advance(by: 0.25)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped)
        animator.finishAnimation(at: position)
        #expect(abs(view.alpha - alpha) < 0.01)
        #expect(journal.take() == ["\(position)"])
        #expect(animator.state == .inactive)
    }

    @Test func `finishing what was not stopped raises, and so does letting go of what was`() {
        let animator = animator()
        let reasons = Headless.exceptions { animator.finishAnimation(at: .end) }.map(\.reason)
        #expect(reasons == ["finishAnimationAtPosition: should only be called on a stopped animator!"])
        let released = Headless.exceptions {
            let stopped = self.animator()
            stopped.startAnimation()
            stopped.stopAnimation(false)
        }
        #expect(released.map(\.name) == ["NSInternalInconsistencyException"])
        #expect(released.first?.reason.hasPrefix("It is an error to release a paused or stopped") == true)
    }

    @Test func `it stays at its end where that is asked for`() {
        let animator = animator()
        animator.pausesOnCompletion = true
        animator.startAnimation()
        Headless.advance(by: 3)
        #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 1)
        #expect(journal.take() == [])
        animator.stopAnimation(true)
    }

    @Test func `blocks added on the way belong to it`() {
        let animator = animator()
        animator.startAnimation()
        animator.addAnimations { view.frame.size.width = 50 }
        #expect(view.frame.width == 50)
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
        #expect(view.frame.width == 10 && view.alpha == 1)
    }

    @Test func `a running one starts after its delay`() {
        let animator = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 1,
            delay: 2,
            options: .curveEaseOut,
            animations: { view.alpha = 0 },
            completion: { [journal] in journal.note("\($0)") }
        )
        #expect(view.alpha == 1 && animator.delay == 2)
        Headless.advance(by: 2)
        #expect(view.alpha == 0)
        Headless.advance(by: 1)
        #expect(journal.take() == ["end"])
    }

    @Test func `a later animation of the same property keeps its value`() {
        let animator = animator()
        animator.startAnimation()
        UIView.animate(withDuration: 1) { view.alpha = 0.5 }
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
        #expect(view.alpha == 0.5)
    }

    @Test func `curves and springs tell what they are`() {
        let curve = UICubicTimingParameters(animationCurve: .easeIn)
        #expect(curve.timingCurveType == .builtin && curve.controlPoint1 == CGPoint(x: 0.42, y: 0))
        let own = UICubicTimingParameters(controlPoint1: .zero, controlPoint2: CGPoint(x: 1, y: 0.5))
        #expect(own.timingCurveType == .cubic && own.cubicTimingParameters === own)
        let spring = UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: CGVector(dx: 1, dy: 0))
        #expect(spring.timingCurveType == .spring && spring.initialVelocity.dx == 1)
        let animator = UIViewPropertyAnimator(duration: 7, timingParameters: spring)
        #expect(animator.duration == 7 && animator.timingParameters?.springTimingParameters === spring)
        let weight = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
        #expect(UIViewPropertyAnimator(duration: 7, timingParameters: weight).duration < 2)
    }
}
