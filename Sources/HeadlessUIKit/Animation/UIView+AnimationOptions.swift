extension UIView {
    /// How an animation or a transition goes.
    public struct AnimationOptions: OptionSet, Sendable {
        /// Subviews are laid out as part of it.
        public static var layoutSubviews: AnimationOptions { AnimationOptions(rawValue: 1 << 0) }
        /// The views take touches meanwhile.
        public static var allowUserInteraction: AnimationOptions { AnimationOptions(rawValue: 1 << 1) }
        /// It starts from what is seen now.
        public static var beginFromCurrentState: AnimationOptions { AnimationOptions(rawValue: 1 << 2) }
        /// It repeats for ever.
        public static var `repeat`: AnimationOptions { AnimationOptions(rawValue: 1 << 3) }
        /// It runs forwards, then backwards.
        public static var autoreverse: AnimationOptions { AnimationOptions(rawValue: 1 << 4) }
        /// It keeps its own duration inside another.
        public static var overrideInheritedDuration: AnimationOptions { AnimationOptions(rawValue: 1 << 5) }
        /// It keeps its own curve inside another.
        public static var overrideInheritedCurve: AnimationOptions { AnimationOptions(rawValue: 1 << 6) }
        /// The content is drawn anew on the way.
        public static var allowAnimatedContent: AnimationOptions { AnimationOptions(rawValue: 1 << 7) }
        /// A transition shows and hides views instead of adding and removing them.
        public static var showHideTransitionViews: AnimationOptions { AnimationOptions(rawValue: 1 << 8) }
        /// It takes no options from another around it.
        public static var overrideInheritedOptions: AnimationOptions { AnimationOptions(rawValue: 1 << 9) }

        /// Slow at both ends.
        public static let curveEaseInOut = AnimationOptions([])
        /// Slow at the start.
        public static var curveEaseIn: AnimationOptions { AnimationOptions(rawValue: 1 << 16) }
        /// Slow at the end.
        public static var curveEaseOut: AnimationOptions { AnimationOptions(rawValue: 2 << 16) }
        /// Equally fast throughout.
        public static var curveLinear: AnimationOptions { AnimationOptions(rawValue: 3 << 16) }

        /// A turn about the upright axis, from the left.
        public static var transitionFlipFromLeft: AnimationOptions { AnimationOptions(rawValue: 1 << 20) }
        /// A turn about the upright axis, from the right.
        public static var transitionFlipFromRight: AnimationOptions { AnimationOptions(rawValue: 2 << 20) }
        /// A page that curls up.
        public static var transitionCurlUp: AnimationOptions { AnimationOptions(rawValue: 3 << 20) }
        /// A page that curls down.
        public static var transitionCurlDown: AnimationOptions { AnimationOptions(rawValue: 4 << 20) }
        /// One dissolves into the other.
        public static var transitionCrossDissolve: AnimationOptions { AnimationOptions(rawValue: 5 << 20) }
        /// A turn about the level axis, from the top.
        public static var transitionFlipFromTop: AnimationOptions { AnimationOptions(rawValue: 6 << 20) }
        /// A turn about the level axis, from the bottom.
        public static var transitionFlipFromBottom: AnimationOptions { AnimationOptions(rawValue: 7 << 20) }

        /// About sixty pictures a second.
        public static var preferredFramesPerSecond60: AnimationOptions { AnimationOptions(rawValue: 3 << 24) }
        /// About thirty pictures a second.
        public static var preferredFramesPerSecond30: AnimationOptions { AnimationOptions(rawValue: 7 << 24) }

        /// The bits of the options.
        public let rawValue: UInt

        /// The options whose bits are set.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }
}
