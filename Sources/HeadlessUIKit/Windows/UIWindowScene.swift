/// A scene that shows windows.
open class UIWindowScene: UIScene, UITraitEnvironment {
    private(set) var orientation = UIInterfaceOrientation.portrait

    /// A scene of a session.
    public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        super.init(session: session, connectionOptions: connectionOptions)
    }

    /// The display that shows the scene.
    open var screen: UIScreen { .main }
    /// Which way up the scene is.
    open var interfaceOrientation: UIInterfaceOrientation { orientation }
    /// The windows of the scene that are shown.
    open var windows: [UIWindow] { UIWindow.allVisible.filter { $0.windowScene === self } }
    /// The window of the scene to which keys come.
    open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
    /// The status bar over the scene.
    open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)
    /// How the user may size the scene; nil on a phone, where it fills the display.
    open var sizeRestrictions: UISceneSizeRestrictions? { nil }
    /// Whether the scene fills the display.
    open var isFullScreen: Bool { true }
    /// Where the scene is and which way up.
    open var effectiveGeometry: Geometry { Geometry(frame: screen.bounds, orientation: orientation) }

    /// What is known of where the scene is shown.
    open var traitCollection: UITraitCollection {
        var values = screen.traitCollection.values
        values.take(overrides)
        return UITraitCollection(values: values)
    }
    /// The traits that hold in the scene, whatever the screen's are.
    @available(iOS 17.0, *)
    open var traitOverrides: any UITraitOverrides {
        get { overrides }
        set { override(TraitValues(newValue)) }
    }
    private var overrides = TraitValues()
    var traitRegistrations: [TraitRegistration] = []

    /// Hears that a trait is another.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Turns the scene, where its controllers support it; `errorHandler` hears where they do not.
    open func requestGeometryUpdate(
        _ geometryPreferences: UIWindowScene.GeometryPreferences,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations ?? []
        guard !wanted.isEmpty else { return }
        let ways: [UIInterfaceOrientation] = [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
        guard let way = ways.first(where: { wanted.contains($0.mask) && supports($0) }) else {
            let refusal = NSError(domain: "UISceneErrorDomain", code: 101)
            Headless.schedule(after: 0) { errorHandler?(refusal) }
            return
        }
        if !wanted.contains(orientation.mask) { turn(to: way) }
    }

    /// Turns what the scene shows, where its controllers support it; screens hear it before, and its delegate after.
    func turn(to new: UIInterfaceOrientation) {
        guard new != orientation, supports(new) else { return }
        let windows = shownWindows.filter { $0.frame == screen.bounds }
        let before = traitCollection
        let (size, traits) = screen.room(at: new)
        let changes = windows.map { WindowChange(of: $0, to: traits, size: size) }
        let (formerSpace, formerOrientation) = (ScreenSpace(of: screen, bounds: screen.bounds), orientation)
        orientation = new
        screen.orientation = new
        for window in windows { window.frame = screen.bounds }
        for change in changes { change.finish() }
        tellOfTraits(before: before)
        (delegate as? any UIWindowSceneDelegate)?.windowScene(
            self,
            didUpdate: formerSpace,
            interfaceOrientation: formerOrientation,
            traitCollection: before
        )
    }

    private func override(_ traits: TraitValues) {
        let windows = windows.map { (window: $0, before: $0.traitCollection) }
        let before = traitCollection
        overrides = traits
        for (window, before) in windows { window.tellOfTraits(before: before) }
        tellOfTraits(before: before)
    }

    private func tellOfTraits(before: UITraitCollection) {
        guard traitCollection != before else { return }
        traitCollectionDidChange(before)
        for registration in traitRegistrations { registration.tell(before: before, now: traitCollection) }
    }

    private func supports(_ way: UIInterfaceOrientation) -> Bool {
        guard let window = shownWindows.first(where: \.isKeyWindow) ?? shownWindows.first else { return true }
        let top = window.rootViewController.map(topmost)
        return (top?.supportedInterfaceOrientations ?? .allButUpsideDown)
            .intersection(UIApplication.shared.supportedInterfaceOrientations(for: window)).contains(way.mask)
    }

    /// The scene's windows, and those that are in no scene.
    private var shownWindows: [UIWindow] {
        UIWindow.allVisible.filter { $0.windowScene == nil || $0.windowScene === self }
    }

    private func topmost(_ controller: UIViewController) -> UIViewController {
        controller.presentedViewController.map(topmost) ?? controller
    }
}
