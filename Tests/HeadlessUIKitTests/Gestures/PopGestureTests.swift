import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct PopGestureTests {
    private let root = UIViewController()
    private let next = UIViewController()
    private let navigation: UINavigationController
    private let window = UIWindow(frame: UIScreen.main.bounds)

    init() {
        navigation = UINavigationController(rootViewController: root)
        window.rootViewController = navigation
        window.isHidden = false
        navigation.pushViewController(next, animated: false)
        Headless.advance(by: 1)
    }

    private func swipe() -> UIViewController? {
        Headless.swipe(in: window, from: .left)
        Headless.advance(by: 1)
        return navigation.topViewController
    }

    @Test func `a finger from the left edge leads back, from the right one not`() {
        Headless.swipe(in: window, from: .right)
        #expect(navigation.topViewController === next)
        #expect(swipe() === root)
        #expect(swipe() === root)
    }

    @Test func `without a button that leads back the finger does not, unless the app decides`() {
        next.navigationItem.hidesBackButton = true
        #expect(swipe() === next)
        navigation.interactivePopGestureRecognizer?.delegate = nil
        #expect(swipe() === root)
    }

    @Test func `switched off, it does nothing`() {
        navigation.interactivePopGestureRecognizer?.isEnabled = false
        #expect(swipe() === next)
    }

    @Test func `a list waits with its scrolling for the finger from the edge`() {
        let list = UIScrollView(frame: next.view.bounds)
        list.contentSize = CGSize(width: 5000, height: 100)
        next.view.addSubview(list)
        #expect(swipe() === root)
        #expect(list.contentOffset == .zero)
    }
}
