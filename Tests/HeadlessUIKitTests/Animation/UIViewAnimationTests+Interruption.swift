import Testing

@testable import HeadlessUIKit

extension UIViewAnimationTests {
    @Test func `a later animation of the same property ends the earlier one unfinished`() {
        UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: note("first"))
        Headless.advance(by: 0.5)
        UIView.animate(withDuration: 1, animations: { view.alpha = 0.5 }, completion: note("second"))
        Headless.advance(by: 0.5)
        #expect(journal.take() == ["first false"])
        Headless.advance(by: 0.5)
        #expect(journal.take() == ["second true"])
    }

    @Test func `an animation that loses one property of several ends at its own time, unfinished`() {
        UIView.animate(
            withDuration: 1,
            animations: {
                view.alpha = 0
                view.center.x = 9
            },
            completion: note("first")
        )
        UIView.animate(withDuration: 0.25, animations: { view.alpha = 0.5 }, completion: note("second"))
        Headless.advance(by: 0.75)
        #expect(journal.take() == ["second true"])
        Headless.advance(by: 0.25)
        #expect(journal.take() == ["first false"])
    }

    @Test func `an animation of another property or another view goes on`() {
        let other = UIView()
        UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: note("first"))
        UIView.animate(withDuration: 1, animations: { view.center.x = 1 }, completion: note("second"))
        UIView.animate(withDuration: 1, animations: { other.alpha = 0 }, completion: note("third"))
        Headless.advance(by: 1)
        #expect(journal.take() == ["first true", "second true", "third true"])
    }

    @Test func `removal ends the animations of a view and of those below it, unfinished`() {
        let outer = UIView()
        let inner = UIView()
        outer.addSubview(inner)
        view.addSubview(outer)
        UIView.animate(withDuration: 1, animations: { inner.alpha = 0 }, completion: note("end"))
        outer.removeFromSuperview()
        #expect(journal.take() == [])
        Headless.advance(by: 0)
        #expect(journal.take() == ["end false"])
    }

    @Test func `removeAllAnimations ends them unfinished`() {
        UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: note("end"))
        view.layer.removeAllAnimations()
        Headless.advance(by: 0)
        #expect(journal.take() == ["end false"])
    }

    @Test func `an animation that repeats for ever ends only when it is interrupted`() {
        UIView.animate(
            withDuration: 0.1,
            delay: 0,
            options: [.repeat, .autoreverse],
            animations: { view.alpha = 0 },
            completion: note("end")
        )
        Headless.advance(by: 60)
        #expect(journal.take() == [])
        view.layer.removeAllAnimations()
        Headless.advance(by: 0)
        #expect(journal.take() == ["end false"])
    }
}
