import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct AppLifeCycleTests {
    private final class AppDelegate: UIResponder, UIApplicationDelegate {
        let journal: Journal

        init(journal: Journal) {
            self.journal = journal
        }

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            journal.note("did finish, \(application.applicationState == .inactive ? "inactive" : "?")")
            return true
        }

        func applicationDidBecomeActive(_ application: UIApplication) { journal.note("app active") }
        func applicationWillResignActive(_ application: UIApplication) { journal.note("app resigns") }
        func applicationDidEnterBackground(_ application: UIApplication) { journal.note("app background") }
        func applicationWillEnterForeground(_ application: UIApplication) { journal.note("app foreground") }
        func applicationWillTerminate(_ application: UIApplication) { journal.note("app ends") }
        func applicationDidReceiveMemoryWarning(_ application: UIApplication) { journal.note("memory") }
        func application(
            _ app: UIApplication,
            open url: URL,
            options: [UIApplication.OpenURLOptionsKey: Any]
        ) -> Bool {
            journal.note("open \(url)")
            return url.host == "known"
        }
    }

    private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        let journal: Journal
        var window: UIWindow?

        init(journal: Journal) {
            self.journal = journal
        }

        func scene(
            _ scene: UIScene,
            willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            journal.note("connect \(connectionOptions.urlContexts.count)")
            guard let scene = scene as? UIWindowScene else { return }
            window = UIWindow(windowScene: scene)
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
        }

        func sceneWillEnterForeground(_ scene: UIScene) { journal.note("scene foreground") }
        func sceneDidBecomeActive(_ scene: UIScene) { journal.note("scene active") }
        func sceneWillResignActive(_ scene: UIScene) { journal.note("scene resigns") }
        func sceneDidEnterBackground(_ scene: UIScene) { journal.note("scene background") }
        func sceneDidDisconnect(_ scene: UIScene) { journal.note("scene gone") }
        func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {
            journal.note("open \(urlContexts.map(\.url.absoluteString))")
        }
        func windowScene(
            _ windowScene: UIWindowScene,
            performActionFor shortcutItem: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void
        ) {
            journal.note("do \(shortcutItem.type)")
            completionHandler(shortcutItem.type == "add")
        }
        func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
            journal.note("go on \(userActivity.activityType)")
        }
    }

    private let journal = Journal()

    @Test func `an app without scenes hears of each state itself`() {
        Headless.launch(AppDelegate(journal: journal))
        #expect(journal.take() == ["did finish, inactive", "app active"])
        #expect(UIApplication.shared.applicationState == .active)
        Headless.interruptApp()
        #expect(journal.take() == ["app resigns"])
        #expect(UIApplication.shared.applicationState == .inactive)
        Headless.returnToApp()
        #expect(journal.take() == ["app active"])
        Headless.leaveApp()
        #expect(journal.take() == ["app resigns", "app background"])
        #expect(UIApplication.shared.applicationState == .background)
        Headless.returnToApp()
        #expect(journal.take() == ["app foreground", "app active"])
        Headless.runLowOnMemory()
        Headless.quitApp()
        #expect(journal.take() == ["memory", "app resigns", "app background", "app ends"])
        #expect(UIApplication.shared.delegate == nil)
    }

    @Test func `an app's scene hears of each state in the delegate's place`() throws {
        let scene = SceneDelegate(journal: journal)
        let url = try #require(URL(string: "app://start"))
        Headless.launch(AppDelegate(journal: journal), scene: scene, options: [.url: url])
        #expect(journal.take() == ["did finish, inactive", "connect 1", "scene foreground", "scene active"])
        #expect(scene.window?.rootViewController?.viewIfLoaded?.window != nil)
        #expect(scene.window?.windowScene?.activationState == .foregroundActive)
        Headless.leaveApp()
        #expect(journal.take() == ["scene resigns", "scene background"])
        #expect(scene.window?.windowScene?.activationState == .background)
        Headless.returnToApp()
        #expect(journal.take() == ["scene foreground", "scene active"])
        Headless.quitApp()
        #expect(journal.take() == ["scene resigns", "scene background", "scene gone", "app ends"])
        #expect(UIApplication.shared.connectedScenes.count == 1)
        #expect(UIApplication.shared.applicationState == .active)
    }

    @Test func `links, shortcuts and activities come to the scene`() throws {
        let delegate = SceneDelegate(journal: journal)
        Headless.launch(AppDelegate(journal: journal), scene: delegate)
        _ = journal.take()
        #expect(Headless.open(try #require(URL(string: "app://x"))) == nil)
        #expect(Headless.choose(UIApplicationShortcutItem(type: "add", localizedTitle: "Add")) == nil)
        #expect(Headless.choose(UIApplicationShortcutItem(type: "lose", localizedTitle: "Lose")) == .refused)
        #expect(Headless.resume(NSUserActivity(activityType: "read")) == nil)
        #expect(journal.take() == ["open [\"app://x\"]", "do add", "do lose", "go on read"])
        Headless.quitApp()
    }

    @Test func `an app without scenes opens links itself, or refuses`() throws {
        Headless.launch(AppDelegate(journal: journal))
        #expect(Headless.open(try #require(URL(string: "app://known"))) == nil)
        #expect(Headless.open(try #require(URL(string: "app://other"))) == .refused)
        #expect(Headless.resume(NSUserActivity(activityType: "read")) == .refused)
        Headless.quitApp()
    }

    @Test func `notifications tell of each state`() {
        let names: [NSNotification.Name] = [
            UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
            UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
        ]
        nonisolated(unsafe) var heard: [NSNotification.Name] = []
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { heard.append($0.name) }
        }
        Headless.leaveApp()
        Headless.returnToApp()
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        #expect(heard == names)
    }

    @Test func `work in the background ends by itself after its time`() {
        let application = UIApplication.shared
        var expired: [String] = []
        #expect(application.backgroundTimeRemaining > 1000)
        let first = application.beginBackgroundTask { expired.append("first") }
        let second = application.beginBackgroundTask(withName: "second") { expired.append("second") }
        #expect(first != .invalid && first != second)
        Headless.leaveApp()
        Headless.advance(by: 10)
        #expect(abs(application.backgroundTimeRemaining - 20) < 0.001)
        application.endBackgroundTask(first)
        Headless.advance(by: 20)
        #expect(expired == ["second"])
        Headless.returnToApp()
        Headless.quitApp()
    }
}
