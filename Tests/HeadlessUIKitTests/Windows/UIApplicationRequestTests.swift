import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UIApplicationRequestTests {
    private final class Delegate: UIResponder, UIApplicationDelegate {
        var heard: [String] = []

        func application(
            _ application: UIApplication,
            didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
        ) {
            heard.append("token \(deviceToken.count)")
        }

        func application(
            _ application: UIApplication,
            didFailToRegisterForRemoteNotificationsWithError error: any Error
        ) {
            heard.append("failed \((error as NSError).code)")
        }
    }

    private let application = UIApplication.shared

    @Test func `a link is opened where some app opens its scheme, and is kept`() throws {
        Headless.surroundings = Surroundings()
        defer { Headless.surroundings = Surroundings() }
        Headless.openableSchemes = ["https"]
        let link = try #require(URL(string: "https://example.com"))
        let call = try #require(URL(string: "tel:123"))
        var answers: [Bool] = []
        #expect(application.canOpenURL(link))
        #expect(!application.canOpenURL(call))
        application.open(link) { answers.append($0) }
        application.open(call, options: [.universalLinksOnly: false]) { answers.append($0) }
        Headless.advance(by: 0)
        #expect(answers == [true, false])
        #expect(Headless.openedURLs == [link, call])
    }

    @Test func `a link that is awaited is opened once the clock moves on`() async throws {
        let link = try #require(URL(string: "mailto:a@example.com"))
        var answers: [Bool] = []
        Task { answers.append(await application.open(link)) }
        for _ in 0..<1_000 where answers.isEmpty {
            await Task.yield()
            Headless.advance(by: 0)
        }
        #expect(answers == [false])
    }

    @Test func `remote notifications are refused unless there is a token`() {
        defer { Headless.surroundings = Surroundings() }
        let delegate = Delegate()
        application.delegate = delegate
        application.registerForRemoteNotifications()
        #expect(delegate.heard.isEmpty)
        Headless.advance(by: 0)
        #expect(delegate.heard == ["failed 3010"])
        #expect(!application.isRegisteredForRemoteNotifications)
        Headless.deviceToken = Data([1, 2, 3])
        application.registerForRemoteNotifications()
        Headless.advance(by: 0)
        #expect(delegate.heard.last == "token 3")
        #expect(application.isRegisteredForRemoteNotifications)
        application.unregisterForRemoteNotifications()
        #expect(!application.isRegisteredForRemoteNotifications)
        application.delegate = nil
    }

    @Test func `the icon changes, which is said at the next turn`() {
        var isDone = false
        application.setAlternateIconName("Dark") { isDone = $0 == nil }
        #expect(application.alternateIconName == "Dark")
        #expect(!isDone)
        Headless.advance(by: 0)
        #expect(isDone)
        application.setAlternateIconName(nil)
    }

    @Test func `a phone has no second scene`() throws {
        var codes: [Int] = []
        application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) {
            codes.append(($0 as NSError).code)
        }
        let session = try #require(application.openSessions.first)
        application.requestSceneSessionDestruction(session, options: nil) { codes.append(($0 as NSError).code) }
        Headless.advance(by: 0)
        #expect(codes == [0, 1])
        #expect(!application.supportsMultipleScenes)
    }

    @Test func `no finger gets through while events are ignored`() {
        let toggle = UISwitch()
        let stage = Stage(toggle)
        application.beginIgnoringInteractionEvents()
        #expect(Headless.tap(toggle) == .ignoresTouches)
        application.endIgnoringInteractionEvents()
        #expect(Headless.tap(toggle) == nil)
        withExtendedLifetime(stage) {}
    }

    @Test func `an item of the icon is copied with all that it says`() throws {
        let item = UIApplicationShortcutItem(
            type: "add",
            localizedTitle: "Add",
            localizedSubtitle: "now",
            icon: UIApplicationShortcutIcon(systemImageName: "plus"),
            userInfo: ["id": NSString("7")]
        )
        let copy = try #require(item.mutableCopy() as? UIMutableApplicationShortcutItem)
        copy.localizedTitle = "More"
        #expect(copy.type == "add")
        #expect(copy.icon == UIApplicationShortcutIcon(systemImageName: "plus"))
        #expect(copy.localizedTitle == "More")
        #expect(item.localizedTitle == "Add")
        #expect(UIApplicationShortcutIcon(type: .add) != UIApplicationShortcutIcon(type: .play))
    }

    @Test func `an app that is run without a screen says so`() {
        let lines = Headless.lines { Delegate.main() }
        #expect(lines.count == 1)
        #expect(lines.first?.contains("Delegate") == true)
    }
}
