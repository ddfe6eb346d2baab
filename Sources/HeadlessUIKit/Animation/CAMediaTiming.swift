/// When something starts, how long it lasts and how often it is repeated.
public protocol CAMediaTiming {
    /// When it starts, in the time of what it belongs to; 0 for at once.
    var beginTime: CFTimeInterval { get set }
    /// How long one run lasts, in seconds.
    var duration: CFTimeInterval { get set }
    /// How fast its time runs.
    var speed: Float { get set }
    /// Where in its time it starts.
    var timeOffset: CFTimeInterval { get set }
    /// How often it runs; 0 counts as 1.
    var repeatCount: Float { get set }
    /// How long it runs again and again, in seconds; 0 leaves that to `repeatCount`.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each run is followed by one backwards.
    var autoreverses: Bool { get set }
    /// What is shown before and after.
    var fillMode: CAMediaTimingFillMode { get set }
}
