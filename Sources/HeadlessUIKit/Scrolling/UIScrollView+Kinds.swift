extension UIScrollView {
    /// When the safe area adds to the insets.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Along axes that scroll.
        case automatic = 0
        /// Along axes that scroll.
        case scrollableAxes = 1
        /// Never.
        case never = 2
        /// Along both axes.
        case always = 3
    }

    /// How the marks of the place look.
    public enum IndicatorStyle: Int, Sendable {
        /// As the ground asks for.
        case `default` = 0
        /// Dark.
        case black = 1
        /// Light.
        case white = 2
    }

    /// When the index at the side is shown.
    public enum IndexDisplayMode: Int, Sendable {
        /// As the system decides.
        case automatic = 0
        /// Never.
        case alwaysHidden = 1
    }

    /// When scrolling hides the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Never.
        case none = 0
        /// When a drag begins.
        case onDrag = 1
        /// As the finger pulls it down.
        case interactive = 2
        /// When a drag begins, with what is attached to it.
        case onDragWithAccessory = 3
        /// As the finger pulls it down, with what is attached to it.
        case interactiveWithAccessory = 4
    }

    /// How fast gliding content comes to rest.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The part of the speed that is left after a millisecond.
        public var rawValue: CGFloat

        /// Makes a rate of a number.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The usual rate.
        public static var normal: DecelerationRate { DecelerationRate(rawValue: 0.998) }
        /// Faster than usual.
        public static var fast: DecelerationRate { DecelerationRate(rawValue: 0.99) }
    }
}
