/// One copy of the app's interface.
open class UIScene: UIResponder {
    /// What a scene does just now.
    public enum ActivationState: Int, Sendable {
        /// It is not connected.
        case unattached = -1
        /// It is on the screen and takes events.
        case foregroundActive = 0
        /// It is on the screen and takes no events.
        case foregroundInactive = 1
        /// It is not on the screen.
        case background = 2
    }

    /// What a scene is opened for; nothing in particular here.
    @MainActor
    open class ConnectionOptions: NSObject {}

    /// What the system keeps of the scene.
    public let session: UISceneSession
    /// Who hears what the system tells the scene.
    open var delegate: (any UISceneDelegate)?
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// What the scene is called in the list of apps.
    open var title: String! = ""
    /// What the scene does just now; it is always active here.
    open var activationState: ActivationState { .foregroundActive }

    /// A scene of a session.
    public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    open override var next: UIResponder? { UIApplication.shared }
}
