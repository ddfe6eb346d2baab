/// Where the animations of an animator are.
struct AnimatorRun {
    /// How far they were when they last started or stopped moving, from 0 to 1.
    var share: CGFloat = 0
    /// When they last started to move; nil while they do not.
    var start: TimeInterval?
    /// How long the whole way takes, in seconds.
    var duration: TimeInterval
    var isReversed = false

    /// How far they are at a time.
    func share(at now: TimeInterval) -> CGFloat {
        guard let start, duration > 0 else { return start == nil ? share : (isReversed ? 0 : 1) }
        let way = CGFloat(max(0, now - start) / duration)
        return min(max(share + (isReversed ? -way : way), 0), 1)
    }

    /// How long the rest of the way takes.
    var left: TimeInterval {
        TimeInterval(isReversed ? share : 1 - share) * duration
    }

    mutating func halt(at now: TimeInterval) {
        share = share(at: now)
        start = nil
    }
}
