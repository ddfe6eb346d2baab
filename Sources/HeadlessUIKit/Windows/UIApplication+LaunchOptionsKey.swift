extension UIApplication {
    /// Why an app is started.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// To open a link, a `URL`.
        public static let url = named("URL")
        /// By another app, whose identifier is told.
        public static let sourceApplication = named("SourceApplication")
        /// For a remote notification, whose contents are told.
        public static let remoteNotification = named("RemoteNotification")
        /// With what another app says.
        public static let annotation = named("Annotation")
        /// Because the device is elsewhere.
        public static let location = named("Location")
        /// For Bluetooth devices of this app's.
        public static let bluetoothCentrals = named("BluetoothCentrals")
        /// For Bluetooth services of this app's.
        public static let bluetoothPeripherals = named("BluetoothPeripherals")
        /// For an item of the app's icon, a `UIApplicationShortcutItem`.
        public static let shortcutItem = named("ShortcutItem")
        /// To take up what the user was doing.
        public static let userActivityDictionary = named("UserActivityDictionary")
        /// The kind of what the user was doing.
        public static let userActivityType = named("UserActivityType")
        /// For something that another user shares.
        public static let cloudKitShareMetadata = named("CloudKitShareMetadata")
        /// For an advertisement.
        public static let eventAttribution = named("EventAttribution")

        /// The reason's name.
        public let rawValue: String

        /// The reason of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        private static func named(_ reason: String) -> LaunchOptionsKey {
            LaunchOptionsKey(rawValue: "UIApplicationLaunchOptions\(reason)Key")
        }
    }
}
