/// Who hears what the system tells the app. Every method has a default.
@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The app's window, in an app without scenes.
    var window: UIWindow? { get set }

    // MARK: Start and end

    /// Hears that the app is about to be started.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Hears that the app is started.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Hears that the app is started; the method with options is the later one.
    func applicationDidFinishLaunching(_ application: UIApplication)
    /// Hears that the app takes events again.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Hears that the app is about to take no more events.
    func applicationWillResignActive(_ application: UIApplication)
    /// Hears that the app has left the screen.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Hears that the app is about to come onto the screen.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Hears that memory is short.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// Hears that the app is about to end.
    func applicationWillTerminate(_ application: UIApplication)
    /// Hears that the clock has jumped.
    func applicationSignificantTimeChange(_ application: UIApplication)
    /// Hears that what is kept under lock cannot be read any more soon.
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
    /// Hears that what is kept under lock can be read again.
    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)

    // MARK: Scenes

    /// Says how a new scene is set up.
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Hears that scenes are closed.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    /// Which ways up a window may be.
    func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
    /// Whether key commands are translated.
    func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool

    // MARK: Links, shortcuts, activities

    /// Opens a link; false says that it cannot.
    func application(
        _ app: UIApplication,
        open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
    /// Does what an item of the app's icon is for.
    func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    )
    /// Whether the app itself says that an activity is on its way.
    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
    /// Takes up what the user was doing elsewhere; false says that it cannot.
    func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool
    /// Hears that an activity did not arrive.
    func application(
        _ application: UIApplication,
        didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    )
    /// Hears that an activity was written down.
    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
    /// Whether apps of others may step in somewhere.
    func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool

    // MARK: Notifications and background

    /// Hears under which token remote notifications arrive.
    func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    )
    /// Hears that no remote notifications arrive.
    func application(
        _ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    )
    /// Hears of a remote notification, and says when it has fetched what belongs to it.
    func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    )
    /// Fetches while the app is in the background.
    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    )
    /// Hears what a session for downloads has to tell.
    func application(
        _ application: UIApplication,
        handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    )

    // MARK: Restoration

    /// Whether the app's state is kept.
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
    /// Whether the app's state is restored.
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
    /// Makes a controller again.
    func application(
        _ application: UIApplication,
        viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController?
    /// Writes down what is the app's own.
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
    /// Takes what was written down.
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
}
