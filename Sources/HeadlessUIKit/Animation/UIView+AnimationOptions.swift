extension UIView {
    /// How an animation or a transition goes.
    public struct AnimationOptions: OptionSet, Sendable {
        /// Subviews are laid out as part of it.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// The views take touches meanwhile.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// It starts from what is seen now.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// It repeats for ever.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// It runs forwards, then backwards.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// It keeps its own duration inside another.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// It keeps its own curve inside another.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// The content is drawn anew on the way.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// A transition shows and hides views instead of adding and removing them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// It takes no options from another around it.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

        /// Slow at both ends.
        public static let curveEaseInOut = AnimationOptions([])
        /// Slow at the start.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Equally fast throughout.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// A turn about the upright axis, from the left.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// A turn about the upright axis, from the right.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// A page that curls up.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// A page that curls down.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// One dissolves into the other.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// A turn about the level axis, from the top.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// A turn about the level axis, from the bottom.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        /// About sixty pictures a second.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// About thirty pictures a second.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

        /// The bits of the options.
        public let rawValue: UInt

        /// The options whose bits are set.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }
}
