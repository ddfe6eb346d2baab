import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UIResponderTests {
    private final class Field: UIView {
        var mayResign = true

        override var canBecomeFirstResponder: Bool { true }
        override var canResignFirstResponder: Bool { mayResign }
    }

    private let window = UIWindow(frame: UIScreen.main.bounds)
    private let first = Field()
    private let second = Field()

    init() {
        window.addSubview(first)
        window.addSubview(second)
    }

    @Test func `one responder of a window is the first`() {
        #expect(!first.isFirstResponder)
        #expect(first.becomeFirstResponder())
        #expect(first.isFirstResponder)
        #expect(second.becomeFirstResponder())
        #expect(!first.isFirstResponder)
        #expect(second.resignFirstResponder())
        #expect(!second.isFirstResponder)
    }

    @Test func `who does not resign keeps its place`() {
        first.becomeFirstResponder()
        first.mayResign = false
        #expect(!second.becomeFirstResponder())
        #expect(first.isFirstResponder)
        #expect(!first.resignFirstResponder())
    }

    @Test func `a plain view, and a view in no window, do not become it`() {
        let plain = UIView()
        window.addSubview(plain)
        #expect(!plain.becomeFirstResponder())
        #expect(!Field().becomeFirstResponder())
    }

    @Test func `a view that leaves the window leaves its place, as part of another too`() {
        let outer = UIView()
        window.addSubview(outer)
        outer.addSubview(first)
        first.becomeFirstResponder()
        outer.removeFromSuperview()
        #expect(!first.isFirstResponder)
        #expect(window.firstResponder == nil)
    }

    @Test func `the chain goes from view to controller to the views around, to window and app`() {
        let (outer, inner) = (UIViewController(), UIViewController())
        outer.addChild(inner)
        outer.view.addSubview(inner.view)
        window.rootViewController = outer
        window.isHidden = false
        let label = UILabel()
        inner.view.addSubview(label)
        let chain = sequence(first: label as UIResponder, next: \.next)
        #expect(
            Array(chain.dropFirst()) == [inner.view, inner, outer.view, outer, window, UIApplication.shared]
        )
    }

    @Test func `touches that are not handled go up the chain`() {
        final class Touched: UIView {
            var count = 0

            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                count += 1
            }
        }
        let outer = Touched()
        let inner = UIView()
        outer.addSubview(inner)
        inner.touchesBegan([UITouch()], with: nil)
        #expect(outer.count == 1)
    }

    @Test func `endEditing takes the keys from whoever is inside, by force if need be`() {
        let outer = UIView()
        window.addSubview(outer)
        outer.addSubview(first)
        #expect(!outer.endEditing(false))
        first.becomeFirstResponder()
        #expect(!second.endEditing(true))
        first.mayResign = false
        #expect(!outer.endEditing(false))
        #expect(first.isFirstResponder)
        #expect(outer.endEditing(true))
        #expect(!first.isFirstResponder)
    }
}
