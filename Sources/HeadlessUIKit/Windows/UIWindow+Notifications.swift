extension UIWindow {
    /// A window gets the keys.
    public nonisolated static let didBecomeKeyNotification = named("DidBecomeKey")
    /// A window loses the keys.
    public nonisolated static let didResignKeyNotification = named("DidResignKey")
    /// A window is shown.
    public nonisolated static let didBecomeVisibleNotification = named("DidBecomeVisible")
    /// A window is shown no more.
    public nonisolated static let didBecomeHiddenNotification = named("DidBecomeHidden")

    private nonisolated static func named(_ event: String) -> NSNotification.Name {
        NSNotification.Name("UIWindow\(event)Notification")
    }
}
