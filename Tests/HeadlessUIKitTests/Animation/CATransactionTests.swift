import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct CATransactionTests {
    let journal = Journal()

    func transaction(_ changes: () -> Void) {
        CATransaction.begin()
        CATransaction.setCompletionBlock { [journal] in MainActor.assumeIsolated { journal.note("end") } }
        changes()
        CATransaction.commit()
    }

    @Test func `without animations the completion comes with the commit`() {
        transaction {}
        #expect(journal.take() == ["end"])
    }

    @Test func `it waits for an animation of a view`() {
        let view = UIView()
        transaction { UIView.animate(withDuration: 1) { view.alpha = 0 } }
        Headless.advance(by: 0.9)
        #expect(journal.take() == [])
        Headless.advance(by: 0.2)
        #expect(journal.take() == ["end"])
    }

    @Test func `it waits for an animation of a layer, in a transaction inside too`() {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 2
        transaction {
            CATransaction.begin()
            CALayer().add(animation, forKey: nil)
            CATransaction.commit()
        }
        Headless.advance(by: 1.9)
        #expect(journal.take() == [])
        Headless.advance(by: 0.2)
        #expect(journal.take() == ["end"])
    }

    @Test func `a change of a layer without a view takes a quarter of a second, unless that is turned off`() {
        let outer = CALayer()
        let layer = CALayer()
        outer.addSublayer(layer)
        transaction { layer.opacity = 0.5 }
        Headless.advance(by: 0.24)
        #expect(journal.take() == [])
        Headless.advance(by: 0.02)
        #expect(journal.take() == ["end"])
        transaction {
            CATransaction.setDisableActions(true)
            layer.opacity = 1
        }
        #expect(journal.take() == ["end"])
    }

    @Test func `what is said holds in the transactions inside`() {
        #expect(CATransaction.animationDuration() == 0.25)
        CATransaction.begin()
        CATransaction.setAnimationDuration(3)
        CATransaction.setDisableActions(true)
        CATransaction.begin()
        #expect(CATransaction.animationDuration() == 3 && CATransaction.disableActions())
        CATransaction.setAnimationDuration(1)
        #expect(CATransaction.animationDuration() == 1)
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 3)
        CATransaction.commit()
        #expect(!CATransaction.disableActions())
    }
}
