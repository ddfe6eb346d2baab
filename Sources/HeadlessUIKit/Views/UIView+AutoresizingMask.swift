extension UIView {
    /// What may change when the superview's size does.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The distance from the left edge.
        public static var flexibleLeftMargin: AutoresizingMask { AutoresizingMask(rawValue: 1 << 0) }
        /// The width.
        public static var flexibleWidth: AutoresizingMask { AutoresizingMask(rawValue: 1 << 1) }
        /// The distance from the right edge.
        public static var flexibleRightMargin: AutoresizingMask { AutoresizingMask(rawValue: 1 << 2) }
        /// The distance from the top edge.
        public static var flexibleTopMargin: AutoresizingMask { AutoresizingMask(rawValue: 1 << 3) }
        /// The height.
        public static var flexibleHeight: AutoresizingMask { AutoresizingMask(rawValue: 1 << 4) }
        /// The distance from the bottom edge.
        public static var flexibleBottomMargin: AutoresizingMask { AutoresizingMask(rawValue: 1 << 5) }

        /// The bits of what may change.
        public let rawValue: UInt

        /// What the set bits say.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }
}
