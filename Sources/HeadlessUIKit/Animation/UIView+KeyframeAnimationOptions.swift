extension UIView {
    /// How an animation by keyframes goes.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        /// Subviews are laid out as part of it.
        public static var layoutSubviews: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 1 << 0) }
        /// The views take touches meanwhile.
        public static var allowUserInteraction: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 1 << 1) }
        /// It starts from what is seen now.
        public static var beginFromCurrentState: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 1 << 2) }
        /// It repeats for ever.
        public static var `repeat`: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 1 << 3) }
        /// It runs forwards, then backwards.
        public static var autoreverse: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 1 << 4) }
        /// It keeps its own duration inside another.
        public static var overrideInheritedDuration: KeyframeAnimationOptions {
            KeyframeAnimationOptions(rawValue: 1 << 5)
        }
        /// It takes no options from another around it.
        public static var overrideInheritedOptions: KeyframeAnimationOptions {
            KeyframeAnimationOptions(rawValue: 1 << 9)
        }

        /// Straight from one keyframe to the next.
        public static let calculationModeLinear = KeyframeAnimationOptions([])
        /// In jumps from one keyframe to the next.
        public static var calculationModeDiscrete: KeyframeAnimationOptions {
            KeyframeAnimationOptions(rawValue: 1 << 10)
        }
        /// Equally fast throughout.
        public static var calculationModePaced: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 2 << 10) }
        /// Along a curve through the keyframes.
        public static var calculationModeCubic: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 3 << 10) }
        /// Along a curve, equally fast throughout.
        public static var calculationModeCubicPaced: KeyframeAnimationOptions {
            KeyframeAnimationOptions(rawValue: 4 << 10)
        }

        /// The bits of the options.
        public let rawValue: UInt

        /// The options whose bits are set.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }
}
