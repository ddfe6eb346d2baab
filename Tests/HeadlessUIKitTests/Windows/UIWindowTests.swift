import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UIWindowTests {
    @Test func `a window is hidden at first, and its own window`() {
        let window = UIWindow(frame: UIScreen.main.bounds)
        #expect(window.isHidden)
        #expect(window.window === window)
        #expect(window.rootViewController == nil)
        #expect(!window.isKeyWindow)
        #expect(UIWindow().frame == .zero)
    }

    @Test func `one window has the keys`() {
        let first = UIWindow(frame: UIScreen.main.bounds)
        let second = UIWindow(frame: UIScreen.main.bounds)
        first.makeKeyAndVisible()
        #expect(first.isKeyWindow)
        #expect(!first.isHidden)
        second.makeKeyAndVisible()
        #expect(!first.isKeyWindow)
        #expect(second.isKeyWindow)
        #expect(UIApplication.shared.windows.contains(first))
        first.isHidden = true
        #expect(!UIApplication.shared.windows.contains(first))
    }

    @Test func `the app does not keep windows alive`() {
        weak var freed: UIWindow?
        do {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            freed = window
        }
        #expect(freed == nil)
    }

    @Test func `the root's view follows the window's size`() {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let controller = UIViewController()
        window.rootViewController = controller
        window.isHidden = false
        window.frame.size = CGSize(width: 852, height: 393)
        #expect(controller.view.frame.size == CGSize(width: 852, height: 393))
    }

    @Test func `a window of a scene fills the screen`() throws {
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        let window = UIWindow(windowScene: scene)
        #expect(window.frame == UIScreen.main.bounds)
        #expect(window.next === scene)
        window.makeKeyAndVisible()
        #expect(scene.windows.contains(window))
        #expect(scene.keyWindow === window)
    }

    @Test func `the screen is a phone's`() {
        #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(UIScreen.main.scale == 3)
        #expect(UIScreen.main.nativeBounds.size == CGSize(width: 1179, height: 2556))
    }
}
