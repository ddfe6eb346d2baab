extension UIWindow {
    /// How near a window is.
    public struct Level: RawRepresentable, Hashable, Sendable {
        /// As near as an app's windows are.
        public static var normal: Level { Level(rawValue: 0) }
        /// As near as the status bar.
        public static var statusBar: Level { Level(rawValue: 1000) }
        /// As near as an alert.
        public static var alert: Level { Level(rawValue: 2000) }

        /// The nearness; larger is nearer.
        public var rawValue: CGFloat

        /// A level of a nearness.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// A level of a nearness.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }
    }
}
