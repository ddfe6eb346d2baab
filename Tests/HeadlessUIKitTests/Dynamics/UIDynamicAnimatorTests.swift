import Testing

@testable import HeadlessUIKit

@MainActor
private final class Witness: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
    let journal = Journal()

    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { journal.note("moves") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { journal.note("rests") }
    func collisionBehavior(
        _ behavior: UICollisionBehavior,
        beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?,
        at p: CGPoint
    ) { journal.note("meets \((identifier as? NSString).map { "\($0)" } ?? "the edge") at \(Int(p.y))") }
    func collisionBehavior(
        _ behavior: UICollisionBehavior,
        endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) { journal.note("leaves") }
    func collisionBehavior(
        _ behavior: UICollisionBehavior,
        beganContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem,
        at p: CGPoint
    ) { journal.note("meet") }
}

@MainActor @Suite struct UIDynamicAnimatorTests {
    // Each test lets things be at its end: what falls for ever would move another test's `drain` on by half a minute.
    private let place = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let ball = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    private let witness = Witness()
    private let animator: UIDynamicAnimator

    init() {
        place.addSubview(ball)
        animator = UIDynamicAnimator(referenceView: place)
        animator.delegate = witness
    }

    @Test func `gravity makes things faster by 1000 points a second each second`() {
        defer { animator.removeAllBehaviors() }
        let gravity = UIGravityBehavior(items: [ball])
        let nature = UIDynamicItemBehavior(items: [ball])
        animator.addBehavior(gravity)
        animator.addBehavior(nature)
        Headless.advance(by: 0.505)
        #expect(abs(nature.linearVelocity(for: ball).y - 500) < 20)
        #expect(abs(ball.center.y - 50 - 125) < 6)
        #expect(ball.center.x == 150)
        #expect(animator.isRunning)
        #expect(abs(animator.elapsedTime - 0.5) < 0.02)
        animator.removeAllBehaviors()
        let y = ball.center.y
        Headless.advance(by: 1)
        #expect(ball.center.y == y)
        #expect(!animator.isRunning)
    }

    @Test func `what falls comes to rest on the edge of the view`() {
        defer { animator.removeAllBehaviors() }
        let collision = UICollisionBehavior(items: [ball])
        collision.translatesReferenceBoundsIntoBoundary = true
        collision.collisionDelegate = witness
        animator.addBehavior(UIGravityBehavior(items: [ball]))
        animator.addBehavior(collision)
        Headless.advance(by: 3)
        #expect(abs(ball.frame.maxY - 400) < 0.5)
        #expect(!animator.isRunning)
        #expect(witness.journal.take() == ["moves", "meets the edge at 400", "rests"])
    }

    @Test func `what is elastic springs back`() {
        defer { animator.removeAllBehaviors() }
        let collision = UICollisionBehavior(items: [ball])
        collision.addBoundary(
            withIdentifier: NSString(string: "floor"),
            from: CGPoint(x: 0, y: 300),
            to: CGPoint(x: 300, y: 300)
        )
        collision.collisionDelegate = witness
        let nature = UIDynamicItemBehavior(items: [ball])
        nature.elasticity = 0.5
        animator.addBehavior(UIGravityBehavior(items: [ball]))
        animator.addBehavior(collision)
        animator.addBehavior(nature)
        var highest: CGFloat = 400
        var hasMet = false
        for _ in 0..<90 {
            Headless.advance(by: 1.0 / 60)
            hasMet = hasMet || witness.journal.lines.contains("meets floor at 300")
            if hasMet { highest = min(highest, ball.frame.maxY) }
        }
        // It fell by 200 points; half of the speed takes it up by a quarter.
        #expect(abs(highest - 250) < 6)
        #expect(witness.journal.lines.contains("leaves"))
        #expect(collision.boundary(withIdentifier: NSString(string: "floor")) != nil)
        #expect(collision.boundaryIdentifiers?.count == 1)
        collision.removeAllBoundaries()
        #expect(collision.boundaryIdentifiers == nil)
    }

    @Test func `two things meet and share their speed, and what is anchored stays`() {
        defer { animator.removeAllBehaviors() }
        let wall = UIView(frame: CGRect(x: 220, y: 0, width: 50, height: 100))
        place.addSubview(wall)
        let collision = UICollisionBehavior(items: [ball, wall])
        collision.collisionDelegate = witness
        let stays = UIDynamicItemBehavior(items: [wall])
        stays.isAnchored = true
        let push = UIPushBehavior(items: [ball], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 1.0, dy: 0.0)
        for behavior in [collision, stays, push] { animator.addBehavior(behavior) }
        Headless.advance(by: 1)
        #expect(wall.frame.minX == 220)
        #expect(abs(ball.frame.maxX - 220) < 0.5)
        #expect(!push.active)
        #expect(witness.journal.lines.contains("meet"))
    }

    @Test func `a push of 1 makes 100 x 100 points faster by 100 points a second, a longer one each second`() {
        defer { animator.removeAllBehaviors() }
        let nature = UIDynamicItemBehavior(items: [ball])
        let push = UIPushBehavior(items: [ball], mode: .continuous)
        push.setAngle(0, magnitude: 2)
        animator.addBehavior(nature)
        animator.addBehavior(push)
        Headless.advance(by: 0.505)
        #expect(abs(nature.linearVelocity(for: ball).x - 100) < 5)
        nature.density = 2
        push.active = false
        Headless.advance(by: 0.1)
        let speed = nature.linearVelocity(for: ball).x
        push.active = true
        Headless.advance(by: 0.505)
        #expect(abs(nature.linearVelocity(for: ball).x - speed - 50) < 5)
    }

    @Test func `a push beside the middle turns`() {
        defer { animator.removeAllBehaviors() }
        let push = UIPushBehavior(items: [ball], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0.0, dy: 1.0)
        push.setTargetOffsetFromCenter(UIOffset(horizontal: 40, vertical: 0), for: ball)
        animator.addBehavior(push)
        Headless.advance(by: 0.1)
        #expect(ball.transform.b > 0)
        #expect(push.targetOffsetFromCenter(for: ball) == UIOffset(horizontal: 40, vertical: 0))
    }

    @Test func `what snaps ends at its point, exactly`() {
        defer { animator.removeAllBehaviors() }
        animator.addBehavior(UISnapBehavior(item: ball, snapTo: CGPoint(x: 200, y: 300)))
        Headless.drain()
        #expect(ball.center == CGPoint(x: 200, y: 300))
        #expect(witness.journal.take() == ["moves", "rests"])
    }

    @Test func `a rod keeps its length, and follows its anchor`() {
        defer { animator.removeAllBehaviors() }
        let rod = UIAttachmentBehavior(item: ball, attachedToAnchor: CGPoint(x: 150, y: 200))
        #expect(rod.length == 150)
        #expect(rod.attachedBehaviorType == .anchor)
        animator.addBehavior(rod)
        rod.anchorPoint = CGPoint(x: 150, y: 260)
        Headless.advance(by: 0.2)
        #expect(abs(260 - ball.center.y - 150) < 0.5)
        rod.length = 100
        Headless.advance(by: 0.2)
        #expect(abs(260 - ball.center.y - 100) < 0.5)
    }

    @Test func `a spring swings and is damped`() {
        defer { animator.removeAllBehaviors() }
        let spring = UIAttachmentBehavior(item: ball, attachedToAnchor: CGPoint(x: 150, y: 50))
        spring.frequency = 2
        spring.damping = 1
        spring.anchorPoint = CGPoint(x: 150, y: 250)
        spring.length = 0
        animator.addBehavior(spring)
        Headless.advance(by: 3)
        #expect(abs(ball.center.y - 250) < 1)
    }

    @Test func `a behaviour of an app's own is made of others, and acts at each step`() {
        defer { animator.removeAllBehaviors() }
        let own = UIDynamicBehavior()
        let gravity = UIGravityBehavior(items: [ball])
        own.addChildBehavior(gravity)
        var steps = 0
        own.action = { steps += 1 }
        animator.addBehavior(own)
        Headless.advance(by: 0.105)
        #expect(steps == 6)
        #expect(gravity.dynamicAnimator === animator)
        #expect(animator.behaviors == [own])
        #expect(animator.items(in: place.bounds).count == 1)
        own.removeChildBehavior(gravity)
        #expect(gravity.dynamicAnimator == nil)
    }

    @Test func `what the app moves is moved on from there once it says so`() {
        defer { animator.removeAllBehaviors() }
        animator.addBehavior(UIGravityBehavior(items: [ball]))
        Headless.advance(by: 0.1)
        ball.center = CGPoint(x: 20, y: 20)
        animator.updateItem(usingCurrentState: ball)
        Headless.advance(by: 0.1)
        #expect(ball.center.x == 20)
        #expect(ball.center.y > 20)
    }

    @Test func `speed given before there is an animator counts, and resistance takes it`() {
        defer { animator.removeAllBehaviors() }
        let nature = UIDynamicItemBehavior(items: [ball])
        nature.addLinearVelocity(CGPoint(x: 100, y: 0), for: ball)
        nature.addAngularVelocity(1, for: ball)
        animator.addBehavior(nature)
        #expect(nature.linearVelocity(for: ball) == CGPoint(x: 100, y: 0))
        nature.resistance = 20
        nature.angularResistance = 20
        Headless.advance(by: 2)
        #expect(abs(nature.linearVelocity(for: ball).x) < 1)
        #expect(abs(nature.angularVelocity(for: ball)) < 0.01)
        #expect(!animator.isRunning)
    }
}
