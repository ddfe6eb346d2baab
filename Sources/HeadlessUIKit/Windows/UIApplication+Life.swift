extension UIApplication {
    /// What changes while the app runs.
    struct Life {
        var state = State.active { didSet { if state != .background { backgroundDeadline = nil } } }
        var backgroundDeadline: TimeInterval?
        var tasks: [UIBackgroundTaskIdentifier: @MainActor @Sendable () -> Void] = [:]
        var lastTask = 0
        var deafness = 0
        var isRegistered = false
        var iconName: String?
        var restored: [String: any UIStateRestoring] = [:]
    }
}
