/// How a scene is set up.
@MainActor
open class UISceneConfiguration: NSObject {
    /// The name in the app's property list.
    public let name: String?
    /// What the scene is for.
    public let role: UISceneSession.Role
    /// The scene's class.
    open var sceneClass: AnyClass?
    /// The class of the scene's delegate.
    open var delegateClass: AnyClass?

    /// The setup of a name.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}
