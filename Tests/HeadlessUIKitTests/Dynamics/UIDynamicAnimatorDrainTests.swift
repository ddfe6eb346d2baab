import Testing

@testable import HeadlessUIKit

/// Each in a process of its own: `drain` looks at all that moves in one.
@Suite struct UIDynamicAnimatorDrainTests {
    @Test func `drain leaves alone what falls for ever`() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let place = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
                let ball = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
                place.addSubview(ball)
                let animator = UIDynamicAnimator(referenceView: place)
                animator.addBehavior(UIGravityBehavior(items: [ball]))
                Headless.drain()
                precondition(animator.isRunning && ball.center.y > 10_000 && abs(Headless.now - 30) < 0.1)
            }
        }
    }

    @Test func `drain waits for what falls until it lies`() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let place = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
                let ball = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
                place.addSubview(ball)
                let floor = UICollisionBehavior(items: [ball])
                floor.translatesReferenceBoundsIntoBoundary = true
                let animator = UIDynamicAnimator(referenceView: place)
                animator.addBehavior(UIGravityBehavior(items: [ball]))
                animator.addBehavior(floor)
                Headless.drain()
                precondition(!animator.isRunning && abs(ball.frame.maxY - 400) < 1 && Headless.now < 20)
            }
        }
    }
}
