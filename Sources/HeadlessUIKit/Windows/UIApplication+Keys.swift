extension UIApplication {
    /// The link that leads to the app's settings.
    public nonisolated static let openSettingsURLString = "app-settings:"
    /// The link that leads to the app's settings for notifications.
    public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

    /// How a link is opened.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// Only if it is the universal link of an app.
        public static var universalLinksOnly: Self { Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly") }
        /// For which advertisement.
        public static var eventAttribution: Self {
            Self(rawValue: "UIApplicationOpenExternalURLOptionsEventAttributionKey")
        }

        /// The option's name.
        public let rawValue: String

        /// The option of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// What is told about a link that the app is to open.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// Which app asks.
        public static var sourceApplication: Self { Self(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey") }
        /// What it says.
        public static var annotation: Self { Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey") }
        /// Whether the file is opened where it is.
        public static var openInPlace: Self { Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey") }
        /// For which advertisement.
        public static var eventAttribution: Self { Self(rawValue: "UIApplicationOpenURLOptionsEventAttributionKey") }

        /// The option's name.
        public let rawValue: String

        /// The option of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// A place where apps of others can step in.
    public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
        /// Keyboards.
        public static var keyboard: ExtensionPointIdentifier {
            ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
        }

        /// The place's name.
        public let rawValue: String

        /// The place of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }
}
