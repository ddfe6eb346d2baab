extension UIScene {
    /// A scene is about to be connected.
    public nonisolated static let willConnectNotification = named("WillConnect")
    /// A scene is closed.
    public nonisolated static let didDisconnectNotification = named("DidDisconnect")
    /// A scene takes events again.
    public nonisolated static let didActivateNotification = named("DidActivate")
    /// A scene is about to take no more events.
    public nonisolated static let willDeactivateNotification = named("WillDeactivate")
    /// A scene is about to come onto the screen.
    public nonisolated static let willEnterForegroundNotification = named("WillEnterForeground")
    /// A scene has left the screen.
    public nonisolated static let didEnterBackgroundNotification = named("DidEnterBackground")

    private nonisolated static func named(_ event: String) -> NSNotification.Name {
        NSNotification.Name("UIScene\(event)Notification")
    }
}
