extension Animation {
    /// When an animation starts and how long it lasts.
    struct Timing {
        var duration: TimeInterval
        var delay: TimeInterval = 0
        var options: UIView.AnimationOptions = []
        /// Whether it lasts its time even where nothing changes.
        var isTransition = false

        var takesTime: Bool { duration > 0 }

        /// How long until the end; nil where it repeats for ever.
        var length: TimeInterval? {
            guard !options.contains(.repeat) else { return nil }
            return max(0, delay) + (options.contains(.autoreverse) ? 2 : 1) * duration
        }
    }
}
