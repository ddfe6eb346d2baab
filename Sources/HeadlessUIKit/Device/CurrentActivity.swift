/// What the user is doing just now.
enum CurrentActivity {
    private static let lock = NSLock()
    nonisolated(unsafe) private static weak var activity: NSUserActivity?

    static func get() -> NSUserActivity? { lock.withLock { activity } }

    static func set(_ new: NSUserActivity?) { lock.withLock { activity = new } }
}
