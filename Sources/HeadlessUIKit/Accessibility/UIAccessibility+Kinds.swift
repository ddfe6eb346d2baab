extension UIAccessibility {
    /// What those who read the screen out are told.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The number.
        public let rawValue: UInt32

        /// What has a number.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Much of the screen is another.
        public static var screenChanged: Notification { Notification(rawValue: 1000) }
        /// A part of the screen is another.
        public static var layoutChanged: Notification { Notification(rawValue: 1001) }
        /// Something is to be said.
        public static var announcement: Notification { Notification(rawValue: 1008) }
        /// A page was turned.
        public static var pageScrolled: Notification { Notification(rawValue: 1009) }
        /// Reading out is to wait.
        public static var pauseAssistiveTechnology: Notification { Notification(rawValue: 1021) }
        /// Reading out may go on.
        public static var resumeAssistiveTechnology: Notification { Notification(rawValue: 1022) }
    }

    /// Who reads the screen out.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Who has a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// VoiceOver.
        public static var notificationVoiceOver: Self {
            Self(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
        }
        /// Switch Control.
        public static var notificationSwitchControl: Self {
            Self(rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
        }
    }

    /// What the magnifier follows.
    public enum ZoomType: Int, Sendable {
        /// The cursor in a text.
        case insertionPoint = 0
    }

    /// At which ears hearing aids are.
    public struct HearingDeviceEar: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a set of its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// At the left one.
        public static var left: HearingDeviceEar { HearingDeviceEar(rawValue: 1 << 1) }
        /// At the right one.
        public static var right: HearingDeviceEar { HearingDeviceEar(rawValue: 1 << 2) }
        /// At both.
        public static let both: HearingDeviceEar = [.left, .right]
    }
}
