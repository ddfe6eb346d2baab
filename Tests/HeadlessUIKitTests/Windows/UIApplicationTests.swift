import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UIApplicationTests {
    private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(
            _ scene: UIScene,
            willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            guard let scene = scene as? UIWindowScene else { return }
            let window = UIWindow(windowScene: scene)
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            self.window = window
        }
    }

    private final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            true
        }
    }

    @Test func `a scene delegate shows its root as in an app`() throws {
        let scene = try #require(UIApplication.shared.connectedScenes.first)
        let delegate = SceneDelegate()
        delegate.scene(scene, willConnectTo: scene.session, options: .init())
        #expect(delegate.window?.rootViewController?.isViewLoaded == true)
        let others: any UIWindowSceneDelegate = delegate
        others.sceneDidBecomeActive(scene)
        others.sceneDidEnterBackground(scene)
    }

    @Test func `an app delegate starts the app and sets scenes up`() throws {
        let delegate: any UIApplicationDelegate = AppDelegate()
        let application = UIApplication.shared
        #expect(delegate.application(application, didFinishLaunchingWithOptions: nil))
        let session = try #require(application.connectedScenes.first).session
        let configuration = delegate.application(application, configurationForConnecting: session, options: .init())
        #expect(configuration.role == .windowApplication)
        #expect(delegate.window == nil)
    }

    @Test func `notifications have UIKit's names`() {
        #expect(
            [
                UIApplication.didReceiveMemoryWarningNotification, UIApplication.didEnterBackgroundNotification,
                UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
                UIApplication.willResignActiveNotification, UIApplication.willTerminateNotification,
                UIScene.didActivateNotification,
            ].map(\.rawValue) == [
                "UIApplicationDidReceiveMemoryWarningNotification", "UIApplicationDidEnterBackgroundNotification",
                "UIApplicationWillEnterForegroundNotification", "UIApplicationDidBecomeActiveNotification",
                "UIApplicationWillResignActiveNotification", "UIApplicationWillTerminateNotification",
                "UISceneDidActivateNotification",
            ]
        )
    }

    @Test func `nothing opens a link, which is said at the next turn`() throws {
        let url = try #require(URL(string: "https://example.com"))
        var answers: [Bool] = []
        #expect(!UIApplication.shared.canOpenURL(url))
        UIApplication.shared.open(url) { answers.append($0) }
        #expect(answers.isEmpty)
        Headless.advance(by: 0)
        #expect(answers == [false])
    }
}
