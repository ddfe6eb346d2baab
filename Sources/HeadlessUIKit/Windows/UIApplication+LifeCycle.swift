extension UIApplication {
    /// The scenes that show windows.
    var windowScenes: [UIWindowScene] { scenes.compactMap { $0 as? UIWindowScene } }

    func launch(
        _ delegate: any UIApplicationDelegate,
        scene sceneDelegate: (any UISceneDelegate)?,
        options: [LaunchOptionsKey: Any]
    ) {
        self.delegate = delegate
        keptDelegate = delegate
        life.state = .inactive
        let given = options.isEmpty ? nil : options
        _ = delegate.application(self, willFinishLaunchingWithOptions: given)
        delegate.applicationDidFinishLaunching(self)
        _ = delegate.application(self, didFinishLaunchingWithOptions: given)
        post(UIApplication.didFinishLaunchingNotification)
        for scene in scenes {
            scene.state = .foregroundInactive
            scene.delegate = sceneDelegate
            connect(scene, options: given)
        }
        for scene in scenes { scene.enterForeground() }
        post(UIApplication.willEnterForegroundNotification)
        become(.active)
    }

    /// Goes through the states that lie on the way to `state`, telling of each.
    func move(to state: State) {
        if life.state == .background, state != .background {
            for scene in scenes { scene.enterForeground() }
            if !hasSceneDelegates { delegate?.applicationWillEnterForeground(self) }
            post(UIApplication.willEnterForegroundNotification)
            life.state = .inactive
        }
        if life.state == .active, state != .active {
            for scene in scenes { scene.resignActive() }
            if !hasSceneDelegates { delegate?.applicationWillResignActive(self) }
            post(UIApplication.willResignActiveNotification)
            life.state = .inactive
        }
        if life.state != state { become(state) }
        UIWindow.layoutAll()
    }

    func terminate() {
        move(to: .background)
        for scene in scenes { disconnect(scene) }
        delegate?.applicationWillTerminate(self)
        post(UIApplication.willTerminateNotification)
        delegate = nil
        keptDelegate = nil
        scenes = [UIApplication.makeScene()]
        life = Life()
    }

    func post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }

    /// Asks the delegate for the scene's setup, and tells the scene's delegate that it is connected.
    func connect(_ scene: UIScene, options: [LaunchOptionsKey: Any]?) {
        let connection = UIScene.ConnectionOptions(launchOptions: options)
        if let setup = delegate?.application(
            self,
            configurationForConnecting: scene.session,
            options: connection
        ) {
            scene.session.configuration = setup
        }
        scene.delegate?.scene(scene, willConnectTo: scene.session, options: connection)
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    }

    func disconnect(_ scene: UIScene) {
        scene.state = .unattached
        scene.delegate?.sceneDidDisconnect(scene)
        NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
        scene.delegate = nil
        scenes.removeAll { $0 === scene }
    }

    /// Where scenes have delegates these hear of the app's state, and the app's delegate does not.
    private var hasSceneDelegates: Bool { scenes.contains { $0.delegate != nil } }

    private func become(_ state: State) {
        life.state = state
        switch state {
        case .active:
            for scene in scenes { scene.becomeActive() }
            if !hasSceneDelegates { delegate?.applicationDidBecomeActive(self) }
            post(UIApplication.didBecomeActiveNotification)
        case .background:
            for scene in scenes { scene.enterBackground() }
            if !hasSceneDelegates { delegate?.applicationDidEnterBackground(self) }
            post(UIApplication.didEnterBackgroundNotification)
            limitBackgroundTime()
        case .inactive: break
        }
    }
}
