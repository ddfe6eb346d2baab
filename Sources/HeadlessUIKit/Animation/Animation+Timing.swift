extension Animation {
    /// When an animation starts and how long it lasts.
    struct Timing {
        var duration: TimeInterval
        var delay: TimeInterval = 0
        var options: UIView.AnimationOptions = []
        /// How often it runs; nil leaves that to the options.
        var repeatCount: Double?
        var curve = TimingCurve.standard
        /// Whether it lasts its time even where nothing changes.
        var isTransition = false

        var takesTime: Bool { duration > 0 }

        var autoreverses: Bool { options.contains(.autoreverse) }

        /// How long until the end; nil where it repeats for ever.
        var length: TimeInterval? {
            guard repeatCount != nil || !options.contains(.repeat) else { return nil }
            let length = max(0, delay) + (repeatCount ?? 1) * (autoreverses ? 2 : 1) * duration
            return length < 1e9 ? length : nil
        }
    }
}
