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
    public class var shared: UIApplication { app }
    private static let app = UIApplication()

    private let scene = UIWindowScene(session: UISceneSession(role: .windowApplication), connectionOptions: .init())

    /// Who hears what the system tells the app.
    open weak var delegate: (any UIApplicationDelegate)?
    /// Whether the display stays on.
    open var isIdleTimerDisabled = false

    open override var next: UIResponder? { delegate as? UIResponder }

    /// What the app does just now; it is always active here.
    open var applicationState: State { .active }

    /// The windows that are shown.
    open var windows: [UIWindow] { UIWindow.allVisible }

    /// The app's scenes: a single one.
    open var connectedScenes: Set<UIScene> { [scene] }

    /// Brings an event to the windows that it concerns.
    open func sendEvent(_ event: UIEvent) {
        dispatch(event)
    }

    /// Whether something opens a link; nothing does here.
    open func canOpenURL(_ url: URL) -> Bool { false }

    /// Opens a link; says false here, at the next turn.
    open func open(
        _ url: URL,
        options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        Headless.schedule(after: 0) { completion?(false) }
    }
}

extension UIApplication {
    /// How a link is opened.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The option's name.
        public let rawValue: String

        /// The option of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }
}
