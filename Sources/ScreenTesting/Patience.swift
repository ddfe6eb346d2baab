/// How long to wait for a screen: on a busy machine a moment outside may hold no time at all for the screen, so that both
/// clocks have to run out.
struct Patience {
    private let length: Duration
    private let end: ContinuousClock.Instant

    init(of length: Duration) {
        self.length = length
        end = .now + length
    }

    /// Whether to stop waiting, when `passed` is the time that the screen has seen.
    func isOver(after passed: Duration) -> Bool {
        passed >= length && ContinuousClock.now >= end
    }
}
