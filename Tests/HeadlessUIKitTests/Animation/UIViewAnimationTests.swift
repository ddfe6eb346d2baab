import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UIViewAnimationTests {
    let view = UIView()
    let journal = Journal()

    func note(_ name: String) -> (Bool) -> Void {
        { [journal] in journal.note("\(name) \($0)") }
    }

    @Test func `the block runs at once, and the completion when the time is over`() {
        UIView.animate(withDuration: 0.4, animations: { view.alpha = 0 }, completion: note("end"))
        #expect(view.alpha == 0)
        Headless.advance(by: 0.39)
        #expect(journal.take() == [])
        Headless.advance(by: 0.02)
        #expect(journal.take() == ["end true"])
        Headless.advance(by: 10)
        #expect(journal.take() == [])
    }

    @Test func `a delay adds to the duration`() {
        UIView.animate(
            withDuration: 0.5,
            delay: 0.5,
            options: .curveEaseIn,
            animations: { view.alpha = 0 },
            completion: note("end")
        )
        Headless.advance(by: 0.75)
        #expect(journal.take() == [])
        Headless.advance(by: 0.25)
        #expect(journal.take() == ["end true"])
    }

    @Test func `a duration of 0 ends at the next turn, not before`() {
        UIView.animate(withDuration: 0, animations: { view.alpha = 0 }, completion: note("end"))
        #expect(view.alpha == 0)
        #expect(journal.take() == [])
        Headless.advance(by: 0)
        #expect(journal.take() == ["end true"])
    }

    @Test func `where nothing changes the completion comes right away`() {
        UIView.animate(withDuration: 1, animations: { view.alpha = 1 }, completion: note("same value"))
        UIView.animate(withDuration: 1, animations: { view.tag = 7 }, completion: note("not animatable"))
        #expect(journal.take() == ["same value true", "not animatable true"])
    }

    @Test(arguments: [
        "alpha", "frame", "bounds", "center", "transform", "backgroundColor", "cornerRadius", "borderColor", "layout",
    ])
    func `all that UIKit animates takes time`(_ property: String) {
        view.addSubview(AutomaticSize())
        view.layoutIfNeeded()
        let change: () -> Void = {
            switch property {
            case "alpha": view.alpha = 0.5
            case "frame": view.frame.size.width = 5
            case "bounds": view.bounds.origin.x = 5
            case "center": view.center.x = 5
            case "transform": view.transform = CGAffineTransform(scaleX: 2, y: 2)
            case "backgroundColor": view.backgroundColor = .red
            case "cornerRadius": view.layer.cornerRadius = 4
            case "borderColor": view.layer.borderColor = UIColor.red.cgColor
            default:
                view.subviews.first?.setNeedsLayout()
                view.layoutIfNeeded()
            }
        }
        UIView.animate(withDuration: 1, animations: change, completion: note(property))
        #expect(journal.take() == [])
        Headless.advance(by: 1)
        #expect(journal.take() == ["\(property) true"])
    }

    @Test func `forwards and backwards lasts twice as long`() {
        UIView.animate(
            withDuration: 1,
            delay: 0,
            options: .autoreverse,
            animations: { view.alpha = 0 },
            completion: note("end")
        )
        Headless.advance(by: 1)
        #expect(journal.take() == [])
        Headless.advance(by: 1)
        #expect(journal.take() == ["end true"])
    }

    @Test func `a spring lasts its duration`() {
        UIView.animate(
            withDuration: 1,
            delay: 0,
            usingSpringWithDamping: 0.5,
            initialSpringVelocity: 0,
            animations: { view.alpha = 0 },
            completion: note("end")
        )
        Headless.advance(by: 1)
        #expect(journal.take() == ["end true"])
    }

    @Test func `keyframes make their changes at once and end together`() {
        UIView.animateKeyframes(
            withDuration: 1,
            delay: 0,
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0.5 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0 }
            },
            completion: note("end")
        )
        #expect(view.alpha == 0)
        Headless.advance(by: 1)
        #expect(journal.take() == ["end true"])
    }

    @Test func `with animations off blocks run, and completions come at the next turn`() {
        UIView.setAnimationsEnabled(false)
        UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: note("end"))
        UIView.setAnimationsEnabled(true)
        #expect(view.alpha == 0)
        #expect(journal.take() == [])
        Headless.advance(by: 0)
        #expect(journal.take() == ["end true"])
    }

    @Test func `performWithoutAnimation makes changes that belong to no animation`() {
        UIView.animate(
            withDuration: 1,
            animations: {
                UIView.performWithoutAnimation {
                    #expect(!UIView.areAnimationsEnabled)
                    view.alpha = 0
                }
                #expect(UIView.areAnimationsEnabled)
            },
            completion: note("end")
        )
        #expect(journal.take() == ["end true"])
    }

    @Test func `an animation inside another takes its duration, unless it overrides it`() {
        UIView.animate(withDuration: 2) {
            #expect(UIView.inheritedAnimationDuration == 2)
            UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: note("inherits"))
            UIView.animate(
                withDuration: 1,
                delay: 0,
                options: .overrideInheritedDuration,
                animations: { view.center.x = 3 },
                completion: note("overrides")
            )
        }
        #expect(UIView.inheritedAnimationDuration == 0)
        Headless.advance(by: 1)
        #expect(journal.take() == ["overrides true"])
        Headless.advance(by: 1)
        #expect(journal.take() == ["inherits true"])
    }

    @Test func `a completion may start the next animation`() {
        UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { _ in
            UIView.animate(withDuration: 1, animations: { view.alpha = 1 }, completion: note("second"))
        }
        Headless.advance(by: 2)
        #expect(journal.take() == ["second true"])
        #expect(view.alpha == 1)
    }

    @Test func `a finished animation keeps nothing alive`() {
        weak var freed: UIView?
        do {
            let view = UIView()
            freed = view
            UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { _ in _ = view }
        }
        #expect(freed != nil)
        Headless.advance(by: 1)
        #expect(freed == nil)
    }

    private final class AutomaticSize: UIView {
        override func layoutSubviews() {
            bounds.size.width += 1
        }
    }
}
