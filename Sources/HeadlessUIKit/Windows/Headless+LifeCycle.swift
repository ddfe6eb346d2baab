extension Headless {
    /// Starts the app: its delegate hears so and, where there is one, the scene's delegate makes its window.
    public static func launch(
        _ delegate: any UIApplicationDelegate,
        scene sceneDelegate: (any UISceneDelegate)? = nil,
        options: [UIApplication.LaunchOptionsKey: Any] = [:]
    ) {
        UIApplication.shared.launch(delegate, scene: sceneDelegate, options: options)
        UIWindow.layoutAll()
    }

    /// Leaves the app for the home screen: it is in the background then.
    public static func leaveApp() {
        UIApplication.shared.move(to: .background)
    }

    /// Comes back to the app: it is active then.
    public static func returnToApp() {
        UIApplication.shared.move(to: .active)
    }

    /// Lays something of the system's over the app, such as a call: it is inactive then.
    public static func interruptApp() {
        UIApplication.shared.move(to: .inactive)
    }

    /// Ends the app's process.
    public static func quitApp() {
        UIApplication.shared.terminate()
    }

    /// Says that memory is short.
    public static func runLowOnMemory() {
        let application = UIApplication.shared
        application.delegate?.applicationDidReceiveMemoryWarning(application)
        application.post(UIApplication.didReceiveMemoryWarningNotification)
    }

    /// Opens a link that is the app's, as another app would.
    ///
    /// - Returns: `refused` when the app's delegate says that it cannot open the link.
    @discardableResult
    public static func open(_ url: URL) -> Obstacle? {
        let application = UIApplication.shared
        if let scene = application.windowScenes.first, let delegate = scene.delegate {
            delegate.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
        } else if application.delegate?.application(application, open: url, options: [:]) != true {
            return .refused
        }
        UIWindow.layoutAll()
        return nil
    }

    /// Chooses one of the items of the app's icon.
    ///
    /// - Returns: `refused` when the app says that it could not do it.
    @discardableResult
    public static func choose(_ item: UIApplicationShortcutItem) -> Obstacle? {
        let application = UIApplication.shared
        var isDone = false
        if let scene = application.windowScenes.first, let delegate = scene.delegate as? any UIWindowSceneDelegate {
            delegate.windowScene(scene, performActionFor: item) { isDone = $0 }
        } else {
            application.delegate?.application(application, performActionFor: item) { isDone = $0 }
        }
        UIWindow.layoutAll()
        return isDone ? nil : .refused
    }

    /// Takes up in the app what the user was doing elsewhere.
    ///
    /// - Returns: `refused` when the app's delegate says that it cannot.
    @discardableResult
    public static func resume(_ activity: NSUserActivity) -> Obstacle? {
        let application = UIApplication.shared
        if let scene = application.windowScenes.first, let delegate = scene.delegate {
            delegate.scene(scene, willContinueUserActivityWithType: activity.activityType)
            delegate.scene(scene, continue: activity)
        } else {
            let restore: ([any UIUserActivityRestoring]?) -> Void = { responders in
                for responder in responders ?? [] { responder.restoreUserActivityState(activity) }
            }
            let isTaken = application.delegate?.application(
                application,
                continue: activity,
                restorationHandler: restore
            )
            guard isTaken == true else { return .refused }
        }
        UIWindow.layoutAll()
        return nil
    }
}
