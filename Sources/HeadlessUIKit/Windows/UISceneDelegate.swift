/// Who hears what the system tells a scene. Every method has a default.
@MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// Hears that the scene is about to be connected: the place to make its window.
    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    )
    /// Hears that the scene is closed.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Hears that the scene takes events again.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Hears that the scene is about to take no more events.
    func sceneWillResignActive(_ scene: UIScene)
    /// Hears that the scene is about to come onto the screen.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Hears that the scene has left the screen.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Opens links.
    func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>)
    /// What is needed to restore the scene; nil for nothing.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    /// Takes what was written down of the scene.
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
    /// Hears that an activity is on its way.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    /// Takes up what the user was doing elsewhere.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    /// Hears that an activity did not arrive.
    func scene(
        _ scene: UIScene,
        didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    )
    /// Hears that an activity was written down.
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

extension UISceneDelegate {
    /// Does nothing.
    public func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// Does nothing.
    public func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {}
    /// Nothing.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
    /// Does nothing.
    public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
    /// Does nothing.
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
    /// Does nothing.
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    /// Does nothing.
    public func scene(
        _ scene: UIScene,
        didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    ) {}
    /// Does nothing.
    public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}
