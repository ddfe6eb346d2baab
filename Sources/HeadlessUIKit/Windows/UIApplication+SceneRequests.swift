extension UIApplication {
    /// Asks for a scene; a phone has no second one, and says so.
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?,
        userActivity: NSUserActivity?,
        options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        if let scene = sceneSession?.scene {
            if let userActivity { scene.delegate?.scene(scene, continue: userActivity) }
            return move(to: .active)
        }
        let refusal = NSError(domain: "UISceneErrorDomain", code: 0)
        Headless.schedule(after: 0) { errorHandler?(refusal) }
    }

    /// Asks to close a scene; the only one of a phone stays, and that is said.
    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession,
        options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        let refusal = NSError(domain: "UISceneErrorDomain", code: 1)
        Headless.schedule(after: 0) { errorHandler?(refusal) }
    }

    /// Asks for a new picture of a scene in the list of apps; there is no list here.
    public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
}
