extension UIScene {
    /// What a scene is opened for.
    @MainActor
    open class ConnectionOptions: NSObject {
        /// The links that it is to open.
        public let urlContexts: Set<UIOpenURLContext>
        /// Which app asks for it.
        public let sourceApplication: String?
        /// The kind of activity that is on its way.
        public let handoffUserActivityType: String?
        /// What it is to take up.
        public let userActivities: Set<NSUserActivity>
        /// Which item of the app's icon was chosen.
        public let shortcutItem: UIApplicationShortcutItem?

        /// Options that say nothing.
        public override convenience init() {
            self.init(launchOptions: nil)
        }

        init(launchOptions: [UIApplication.LaunchOptionsKey: Any]?) {
            let url = launchOptions?[.url] as? URL
            let source = launchOptions?[.sourceApplication] as? String
            let activities = launchOptions?[.userActivityDictionary] as? [AnyHashable: Any]
            urlContexts = Set([url.map { UIOpenURLContext(url: $0, sourceApplication: source) }].compactMap(\.self))
            sourceApplication = source
            handoffUserActivityType = launchOptions?[.userActivityType] as? String
            userActivities = Set((activities ?? [:]).values.compactMap { $0 as? NSUserActivity })
            shortcutItem = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem
            super.init()
        }
    }

    /// How a link that the scene is to open came.
    @MainActor
    open class OpenURLOptions: NSObject {
        /// Which app asks.
        public let sourceApplication: String?
        /// What it says.
        public let annotation: Any?
        /// Whether the file is opened where it is.
        public let openInPlace: Bool

        init(sourceApplication: String?) {
            self.sourceApplication = sourceApplication
            annotation = nil
            openInPlace = false
            super.init()
        }
    }

    /// How a link is opened.
    @MainActor
    open class OpenExternalURLOptions: NSObject {
        /// Only if it is the universal link of an app.
        open var universalLinksOnly = false
    }

    /// How a scene is asked for.
    @MainActor
    open class ActivationRequestOptions: NSObject {
        /// Which scene asks.
        open var requestingScene: UIScene?
    }
}
