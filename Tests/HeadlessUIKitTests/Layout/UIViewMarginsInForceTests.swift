import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UIViewMarginsInForceTests {
    private final class Listening: UIView {
        var count = 0
        override func layoutMarginsDidChange() { count += 1 }
    }

    private final class Screen: UIViewController {
        var count = 0
        override func viewLayoutMarginsDidChange() { count += 1 }
    }

    private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    @Test func `a view can keep out of its superview's margins`() {
        let inner = UIView(frame: CGRect(x: 5, y: 30, width: 90, height: 70))
        outer.addSubview(inner)
        outer.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        inner.preservesSuperviewLayoutMargins = true
        #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 15, bottom: 20, right: 15))
    }

    @Test func `leading and trailing follow the way that content reads`() {
        outer.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(outer.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        outer.semanticContentAttribute = .forceRightToLeft
        outer.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(outer.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        #expect(outer.directionalLayoutMargins.leading == 2)
    }

    @Test func `a controller's own view keeps the system's margins at the sides`() {
        let screen = UIViewController()
        #expect(screen.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
        screen.view.layoutMargins = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 30)
        #expect(screen.view.layoutMargins == UIEdgeInsets(top: 5, left: 16, bottom: 5, right: 30))
        screen.viewRespectsSystemMinimumLayoutMargins = false
        #expect(screen.view.layoutMargins == UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 30))
    }

    @Test func `who cares hears of other margins, once`() {
        let view = Listening(frame: outer.bounds)
        view.layoutMargins.left = 9
        view.layoutMargins.left = 9
        #expect(view.count == 1)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.addSubview(view)
        window.layoutIfNeeded()
        #expect(view.count == 2)
        view.insetsLayoutMarginsFromSafeArea = false
        #expect(view.count == 3)
        view.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(view.count == 3)
    }

    @Test func `a controller hears of its view's margins`() {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let screen = Screen()
        window.rootViewController = screen
        window.isHidden = false
        #expect(screen.count > 0)
        let before = screen.count
        screen.additionalSafeAreaInsets.top = 10
        window.layoutIfNeeded()
        #expect(screen.count == before + 1)
        #expect(screen.view.safeAreaInsets.top == 69)
    }

    @Test func `the way that content goes depends on what it is about`() {
        #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .leftToRight)
        #expect(UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft) == .rightToLeft)
        #expect(UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft) == .leftToRight)
        #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
        #expect(outer.effectiveUserInterfaceLayoutDirection == .leftToRight)
        #expect(UISemanticContentAttribute.forceRightToLeft.rawValue == 4)
    }
}
