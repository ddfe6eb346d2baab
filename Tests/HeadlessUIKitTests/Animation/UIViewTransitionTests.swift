import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UIViewTransitionTests {
    @Test func `a transition lasts its time even where nothing changes`() {
        var ends: [Bool] = []
        UIView.transition(
            with: UIView(),
            duration: 0.5,
            options: .transitionCrossDissolve,
            animations: {},
            completion: { ends.append($0) }
        )
        Headless.advance(by: 0.25)
        #expect(ends == [])
        Headless.advance(by: 0.25)
        #expect(ends == [true])
    }

    @Test func `one view takes the place of another`() {
        let outer = UIView()
        let (back, from, front, to) = (UIView(), UIView(), UIView(), UIView())
        for view in [back, from, front] { outer.addSubview(view) }
        var ends: [Bool] = []
        UIView.transition(from: from, to: to, duration: 0.5, completion: { ends.append($0) })
        #expect(outer.subviews == [back, to, front])
        #expect(from.superview == nil)
        Headless.advance(by: 0.5)
        #expect(ends == [true])
    }

    @Test func `views are shown and hidden where that is asked for`() {
        let outer = UIView()
        let (from, to) = (UIView(), UIView())
        to.isHidden = true
        outer.addSubview(from)
        outer.addSubview(to)
        UIView.transition(from: from, to: to, duration: 0, options: .showHideTransitionViews)
        #expect(from.isHidden)
        #expect(!to.isHidden)
        #expect(outer.subviews == [from, to])
    }

    @Test func `options have UIKit's raw values`() {
        #expect(UIView.AnimationOptions.overrideInheritedOptions.rawValue == 512)
        #expect(UIView.AnimationOptions.curveLinear.rawValue == 196_608)
        #expect(UIView.AnimationOptions.transitionCrossDissolve.rawValue == 5_242_880)
        #expect(UIView.AnimationOptions.transitionFlipFromBottom.rawValue == 7_340_032)
    }
}
