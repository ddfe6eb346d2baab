extension UIApplication {
    /// Why an app is started.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// To open a link.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")

        /// The reason's name.
        public let rawValue: String

        /// The reason of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }
}
