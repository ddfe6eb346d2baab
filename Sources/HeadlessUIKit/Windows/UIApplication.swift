/// The app as the system sees it.
open class UIApplication: UIResponder {
    /// What the app does just now.
    public enum State: Int, Sendable {
        /// It is on the screen and takes events.
        case active
        /// It is on the screen and takes no events.
        case inactive
        /// It is not on the screen.
        case background
    }

    /// The one app.
    open class var shared: UIApplication { app }
    private static let app = UIApplication()

    var life = Life()
    var scenes: [UIScene] = [UIApplication.makeScene()]
    /// The delegate that the app was started with, which nothing else keeps.
    var keptDelegate: (any UIApplicationDelegate)?

    static func makeScene() -> UIWindowScene {
        UIWindowScene(session: UISceneSession(role: .windowApplication), connectionOptions: .init())
    }

    /// Who hears what the system tells the app.
    open weak var delegate: (any UIApplicationDelegate)?
    /// Whether the display stays on.
    open var isIdleTimerDisabled = false
    /// Whether a shake takes back what was typed.
    open var applicationSupportsShakeToEdit = true
    /// The number on the app's icon; 0 for none.
    open var applicationIconBadgeNumber = 0
    /// Whether a wheel turned in the status bar; it is not shown any more.
    open var isNetworkActivityIndicatorVisible = false
    /// What the app's icon offers besides what is in the property list.
    open var shortcutItems: [UIApplicationShortcutItem]?

    open override var next: UIResponder? { delegate as? UIResponder }

    /// What the app does just now; active until it is left.
    open var applicationState: State { life.state }

    // MARK: Scenes and windows

    /// The windows that are shown.
    open var windows: [UIWindow] { UIWindow.allVisible }
    /// The window to which keys come.
    open var keyWindow: UIWindow? { UIWindow.keyWindow }
    /// The app's scenes.
    open var connectedScenes: Set<UIScene> { Set(scenes) }
    /// The sessions of the app's scenes.
    open var openSessions: Set<UISceneSession> { Set(scenes.map(\.session)) }
    /// Whether the app may have several scenes at once; not on a phone.
    open var supportsMultipleScenes: Bool { false }

    /// Which ways up a window may be, as the delegate says.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .allButUpsideDown
    }

    /// Brings an event to the windows that it concerns.
    open func sendEvent(_ event: UIEvent) {
        dispatch(event)
    }

    // MARK: Links

    /// Whether something opens a link.
    open func canOpenURL(_ url: URL) -> Bool {
        url.scheme.map(Headless.openableSchemes.contains) ?? false
    }

    /// Opens a link; says at the next turn whether something opened it.
    open func open(
        _ url: URL,
        options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        let isOpened = Headless.openOutside(url)
        Headless.schedule(after: 0) { completion?(isOpened) }
    }

    // MARK: Icon

    /// Whether the app's icon can be changed.
    open var supportsAlternateIcons: Bool { true }
    /// The name of the icon in use; nil for the usual one.
    open var alternateIconName: String? { life.iconName }

    /// Changes the app's icon; nil for the usual one.
    open func setAlternateIconName(
        _ alternateIconName: String?,
        completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        life.iconName = alternateIconName
        Headless.schedule(after: 0) { completionHandler?(nil) }
    }

    // MARK: Settings

    /// The text size that the user chose.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UIScreen.main.traitCollection.preferredContentSizeCategory
    }
    /// The reading direction of the interface.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    /// Whether what is kept under lock can be read.
    open var isProtectedDataAvailable: Bool { true }
    /// Whether the app may fetch while it is in the background.
    open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
}
