/// What the system keeps of a scene.
@MainActor
open class UISceneSession: NSObject {
    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The app's windows on the device's display.
        public static var windowApplication: Role { Role(rawValue: "UIWindowSceneSessionRoleApplication") }
        /// Windows on another display, which take touches.
        public static var windowExternalDisplay: Role { Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay") }
        /// Windows on another display.
        public static var windowExternalDisplayNonInteractive: Role {
            Role(rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
        }

        /// The role's name.
        public let rawValue: String

        /// The role of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The scene, while it is connected.
    open internal(set) weak var scene: UIScene?
    /// What the scene is for.
    public let role: Role
    /// How the scene is set up.
    open internal(set) var configuration: UISceneConfiguration
    /// A name that stays the same from start to start.
    public let persistentIdentifier = UUID().uuidString
    /// What is needed to restore the scene.
    open var stateRestorationActivity: NSUserActivity?
    /// What the app keeps with the session.
    open var userInfo: [String: Any]?

    init(role: Role) {
        self.role = role
        configuration = UISceneConfiguration(name: nil, sessionRole: role)
        super.init()
    }
}
