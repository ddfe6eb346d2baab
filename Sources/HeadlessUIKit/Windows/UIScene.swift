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

    /// What the system keeps of the scene.
    public let session: UISceneSession
    /// Who hears what the system tells the scene.
    open var delegate: (any UISceneDelegate)?
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// What the scene is called in the list of apps.
    open var title: String! = ""
    /// What else the scene is called; shown on a Mac only.
    open var subtitle = ""
    /// For what the scene is taken rather than another.
    open var activationConditions = UISceneActivationConditions()
    /// What the scene does just now.
    open var activationState: ActivationState { state }

    var state = ActivationState.foregroundActive

    /// A scene of a session.
    public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    open override var next: UIResponder? { UIApplication.shared }

    /// Opens a link; says at the next turn whether something opened it.
    open func open(
        _ url: URL,
        options: UIScene.OpenExternalURLOptions?,
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        UIApplication.shared.open(url, completionHandler: completion)
    }

    /// Says that the state takes a while to be restored.
    open func extendStateRestoration() {}
    /// Says that the state is restored.
    open func completeStateRestoration() {}
}
