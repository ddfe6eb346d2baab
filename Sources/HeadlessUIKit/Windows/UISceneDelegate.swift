/// Who hears what the system tells a scene.
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
}
