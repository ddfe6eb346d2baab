/// Changes of layers that belong together.
open class CATransaction: NSObject {
    /// One transaction inside others.
    private struct Level {
        var duration: CFTimeInterval?
        var timingFunction: CAMediaTimingFunction?
        var disablesActions: Bool?
        var completion: (() -> Void)?
        var values: [String: Any] = [:]
        /// When all that it began is over.
        var end: TimeInterval?
    }

    nonisolated(unsafe) private static var levels: [Level] = []
    private static let lockOfAll = NSRecursiveLock()

    /// Begins a transaction inside the present one.
    open class func begin() {
        levels.append(Level())
    }

    /// Ends the transaction; its completion comes once all is over that it began, at once where that is nothing.
    open class func commit() {
        guard let level = levels.popLast() else { return }
        if let end = level.end { note(end) }
        guard let completion = level.completion else { return }
        guard let end = level.end, MainThread.isCurrent else { return completion() }
        // All of this stays on the main thread.
        nonisolated(unsafe) let work = completion
        MainActor.assumeIsolated { _ = Headless.schedule(after: end - Headless.now) { work() } }
    }

    /// Shows changes that belong to no transaction; does nothing here.
    open class func flush() {}

    /// Keeps other threads from changing layers.
    open class func lock() {
        lockOfAll.lock()
    }

    /// Lets other threads change layers again.
    open class func unlock() {
        lockOfAll.unlock()
    }

    // MARK: Values

    /// How long changes take that are animated, in seconds.
    open class func animationDuration() -> CFTimeInterval {
        levels.last { $0.duration != nil }?.duration ?? 0.25
    }

    /// Says how long changes take that are animated, in seconds.
    open class func setAnimationDuration(_ dur: CFTimeInterval) {
        change { $0.duration = dur }
    }

    /// How far changes are at each time; nil for as each animation says.
    open class func animationTimingFunction() -> CAMediaTimingFunction? {
        levels.last { $0.timingFunction != nil }?.timingFunction
    }

    /// Says how far changes are at each time.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        change { $0.timingFunction = function }
    }

    /// Whether changes of layers are animated only where that is asked for.
    open class func disableActions() -> Bool {
        levels.last { $0.disablesActions != nil }?.disablesActions ?? false
    }

    /// Says whether changes of layers are animated only where that is asked for.
    open class func setDisableActions(_ flag: Bool) {
        change { $0.disablesActions = flag }
    }

    /// What runs once all is over.
    open class func completionBlock() -> (() -> Void)? {
        levels.last?.completion
    }

    /// Says what runs once all is over.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        change { $0.completion = block }
    }

    /// What the transaction keeps under a name.
    open class func value(forKey key: String) -> Any? {
        levels.last { $0.values[key] != nil }?.values[key]
    }

    /// Keeps something under a name.
    open class func setValue(_ anObject: Any?, forKey key: String) {
        change { $0.values[key] = anObject }
    }

    // MARK: What belongs to it

    /// Says that something of the transaction lasts until `end`.
    static func note(_ end: TimeInterval) {
        guard !levels.isEmpty, end.isFinite else { return }
        levels[levels.count - 1].end = max(levels[levels.count - 1].end ?? 0, end)
    }

    /// Says that a layer changed which has no view: that is animated.
    static func noteImplicitAnimation() {
        guard !levels.isEmpty, !disableActions(), MainThread.isCurrent else { return }
        note(MainActor.assumeIsolated { Headless.now } + animationDuration())
    }

    static func forgetAll() {
        levels = []
    }

    private static func change(_ change: (inout Level) -> Void) {
        // What is said outside of a transaction belongs to the one of the turn, which is never committed here.
        guard !levels.isEmpty else { return }
        change(&levels[levels.count - 1])
    }
}
