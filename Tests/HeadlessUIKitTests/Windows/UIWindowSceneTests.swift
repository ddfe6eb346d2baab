import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UIWindowSceneTests {
    private final class Controller: UIViewController {
        var isBarHidden = false
        var orientations = UIInterfaceOrientationMask.allButUpsideDown
        override var prefersStatusBarHidden: Bool { isBarHidden }
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }
    }

    private let controller = Controller()
    private let scene: UIWindowScene
    private let window: UIWindow

    init() throws {
        scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        window = UIWindow(windowScene: scene)
        window.rootViewController = controller
        window.makeKeyAndVisible()
    }

    @Test func `the status bar follows the controller`() {
        window.makeKey()
        #expect(scene.statusBarManager?.statusBarStyle == .lightContent)
        #expect(scene.statusBarManager?.statusBarFrame == CGRect(x: 0, y: 0, width: 393, height: 54))
        controller.isBarHidden = true
        #expect(scene.statusBarManager?.isStatusBarHidden == true)
        #expect(scene.statusBarManager?.statusBarFrame == .zero)
    }

    @Test func `a scene turns as asked where the controller supports it`() {
        window.makeKey()
        defer { scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) }
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape))
        #expect(scene.interfaceOrientation == .landscapeRight)
        #expect(scene.effectiveGeometry.interfaceOrientation == .landscapeRight)
        #expect(window.frame.size == CGSize(width: 852, height: 393))
    }

    @Test func `a scene says so where the controller does not support it`() {
        window.makeKey()
        controller.orientations = .portrait
        var code: Int?
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { code = ($0 as NSError).code }
        Headless.advance(by: 0)
        #expect(code == 101)
        #expect(scene.interfaceOrientation == .portrait)
    }

    @Test func `points go from window to window by way of the screen`() {
        let other = UIWindow(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        #expect(window.convert(CGPoint(x: 15, y: 25), to: other) == CGPoint(x: 5, y: 5))
        #expect(other.convert(CGPoint(x: 5, y: 5), to: nil as UIWindow?) == CGPoint(x: 15, y: 25))
        #expect(other.convert(CGRect(x: 15, y: 25, width: 1, height: 2), from: window).origin == CGPoint(x: 5, y: 5))
    }

    @Test func `a window that is shown or hidden tells of it once`() {
        nonisolated(unsafe) var count = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIWindow.didBecomeHiddenNotification,
            object: window,
            queue: nil
        ) { _ in count += 1 }
        window.isHidden = true
        window.isHidden = true
        NotificationCenter.default.removeObserver(token)
        #expect(count == 1)
    }

    @Test func `the screen's brightness stays within its limits and is told of`() {
        let before = UIScreen.main.brightness
        UIScreen.main.brightness = 7
        #expect(UIScreen.main.brightness == 1)
        UIScreen.main.brightness = before
        #expect(UIScreen.main.currentMode?.size == UIScreen.main.nativeBounds.size)
    }
}
