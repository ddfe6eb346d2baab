/// For what a scene is taken rather than another.
@MainActor
open class UISceneActivationConditions: NSObject {
    /// Says of which contents, by their identifier, the scene may be taken.
    open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
    /// Says of which contents, by their identifier, the scene should be taken.
    open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
}
