extension UIApplication {
    /// The app takes events again.
    public nonisolated static let didBecomeActiveNotification = named("DidBecomeActive")
    /// The app is about to take no more events.
    public nonisolated static let willResignActiveNotification = named("WillResignActive")
    /// The app has left the screen.
    public nonisolated static let didEnterBackgroundNotification = named("DidEnterBackground")
    /// The app is about to come onto the screen.
    public nonisolated static let willEnterForegroundNotification = named("WillEnterForeground")
    /// The app is started.
    public nonisolated static let didFinishLaunchingNotification = named("DidFinishLaunching")
    /// Memory is short.
    public nonisolated static let didReceiveMemoryWarningNotification = named("DidReceiveMemoryWarning")
    /// The app is about to end.
    public nonisolated static let willTerminateNotification = named("WillTerminate")
    /// The clock has jumped: midnight, or another time zone.
    public nonisolated static let significantTimeChangeNotification = named("SignificantTimeChange")
    /// The app may or may not fetch in the background any more.
    public nonisolated static let backgroundRefreshStatusDidChangeNotification = named(
        "BackgroundRefreshStatusDidChange"
    )
    /// What is kept under lock cannot be read any more soon.
    public nonisolated static let protectedDataWillBecomeUnavailableNotification = named(
        "ProtectedDataWillBecomeUnavailable"
    )
    /// What is kept under lock can be read again.
    public nonisolated static let protectedDataDidBecomeAvailableNotification = named("ProtectedDataDidBecomeAvailable")
    /// The user took a picture of the screen.
    public nonisolated static let userDidTakeScreenshotNotification = named("UserDidTakeScreenshot")

    private nonisolated static func named(_ event: String) -> NSNotification.Name {
        NSNotification.Name("UIApplication\(event)Notification")
    }
}
