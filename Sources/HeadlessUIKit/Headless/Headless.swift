/// What is not UIKit's: time that stands still until it is moved, and what UIKit would raise or log.
@MainActor
public enum Headless {
    /// What UIKit raises; replace it to look at what would have ended the app.
    public static var exceptionHandler: (Exception) -> Void = Exception.end
    /// Where the lines go that UIKit logs.
    public static var log: (String) -> Void = writeToStandardError

    static var clock = Clock()

    /// Time since the start or the last `reset`, in seconds; only `advance` and `drain` move it.
    public static var now: TimeInterval { clock.now }

    /// Lets time pass, and with it what falls due, in order, with layout after each.
    public static func advance(by seconds: TimeInterval) {
        run(until: clock.now + max(0, seconds))
    }

    /// Lets time pass until all has come to rest.
    ///
    /// What never rests is not waited for: a thing that falls for ever, or an animation whose completion begins it anew. That
    /// is work that has brought new work for 30 seconds of the clock. It goes on while something else is waited for, and when
    /// time is moved again.
    public static func drain() {
        runUntilRest()
    }

    /// Forgets all that waits, and sets time, hooks, looks and animations back to what they were at the start.
    ///
    /// There is one clock for all tests of a process: what a test of another suite is just waiting for is forgotten too. So it
    /// is for a process of its own, such as an exit test, or for suites that run one after the other.
    public static func reset() {
        clock = Clock()
        exceptionHandler = Exception.end
        log = writeToStandardError
        surroundings = Surroundings()
        Appearance.forgetAll()
        Animation.forgetAll()
        forgetAccessibility()
        CATransaction.forgetAll()
    }

    /// Runs `work` once `delay` has passed.
    @discardableResult
    static func schedule(after delay: TimeInterval, _ work: @escaping @MainActor () -> Void) -> Clock.Ticket {
        CATransaction.note(clock.now + max(0, delay))
        return clock.schedule(at: clock.now + max(0, delay), work)
    }

    /// Forgets work that waits.
    static func cancel(_ ticket: Clock.Ticket) {
        clock.cancel(ticket)
    }

    /// Tells the handler what UIKit would raise; the caller goes on with its most harmless value.
    static func raise(_ exception: Exception) {
        exceptionHandler(exception)
    }

    private nonisolated static func writeToStandardError(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}
