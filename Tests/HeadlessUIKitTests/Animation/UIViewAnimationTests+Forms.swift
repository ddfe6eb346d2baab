import Testing

@testable import HeadlessUIKit

extension UIViewAnimationTests {
    @available(*, deprecated)
    private func old(_ changes: () -> Void) {
        UIView.beginAnimations("x", context: nil)
        changes()
        UIView.commitAnimations()
    }

    @available(*, deprecated)
    @Test func `old blocks last a fifth of a second, unless they say otherwise`() {
        CATransaction.begin()
        CATransaction.setCompletionBlock { [journal] in MainActor.assumeIsolated { journal.note("end") } }
        old {
            UIView.setAnimationDuration(2)
            UIView.setAnimationDelay(1)
            UIView.setAnimationCurve(.linear)
            view.alpha = 0
        }
        CATransaction.commit()
        Headless.advance(by: 1.5)
        #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.75) < 0.01)
        #expect(journal.take() == [])
        Headless.advance(by: 1.6)
        #expect(journal.take() == ["end"])
    }

    @Test func `modified animations run several times`() {
        UIView.animate(
            withDuration: 1,
            animations: {
                UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.alpha = 0 }
            },
            completion: note("end")
        )
        Headless.advance(by: 3.9)
        #expect(journal.take() == [])
        Headless.advance(by: 0.2)
        #expect(journal.take() == ["end true"])
    }

    @Test func `springs with a bounce end like others`() {
        UIView.animate(springDuration: 0.4, bounce: 0.3, animations: { view.center.x = 50 }, completion: note("end"))
        #expect(view.center.x == 50)
        Headless.advance(by: 0.41)
        #expect(journal.take() == ["end true"])
    }

    @Test func `the model changes at once, what is shown follows`() throws {
        let former = view.alpha
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.alpha = 0 })
        #expect(view.alpha == 0 && former == 1)
        Headless.advance(by: 0.25)
        #expect(abs(try #require(view.layer.presentation()).opacity - 0.75) < 0.01)
        Headless.advance(by: 1)
        #expect(view.layer.presentation()?.opacity == 0)
    }

    @Test func `the system's deletion takes views away at its end`() {
        let outer = UIView()
        outer.addSubview(view)
        UIView.perform(.delete, on: [view], animations: nil, completion: note("end"))
        #expect(view.superview === outer)
        Headless.advance(by: 1)
        #expect(view.superview == nil)
        #expect(journal.take() == ["end true"])
    }

    @Test func `animations disabled: blocks still run, the completion is still asynchronous`() {
        UIView.setAnimationsEnabled(false)
        UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: note("end"))
        UIView.setAnimationsEnabled(true)
        #expect(view.alpha == 0)
        #expect(journal.take() == [])
        Headless.advance(by: 0)
        #expect(journal.take() == ["end true"])
    }
}
