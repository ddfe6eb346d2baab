/// How a scene of windows is closed.
@MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    /// How its windows go.
    open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}
