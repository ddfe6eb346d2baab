extension UIView {
    /// What may change when the superview's size does.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The distance from the left edge.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The distance from the right edge.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The distance from the top edge.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The distance from the bottom edge.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)

        /// The bits of what may change.
        public let rawValue: UInt

        /// What the set bits say.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }
}
