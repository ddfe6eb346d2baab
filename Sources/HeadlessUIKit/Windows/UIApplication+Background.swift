extension UIApplication {
    /// How long the app may go on once it is in the background, in seconds.
    private static let backgroundTime: TimeInterval = 30

    /// How long the app may go on; without end while it is not in the background.
    public var backgroundTimeRemaining: TimeInterval {
        life.backgroundDeadline.map { max(0, $0 - Headless.now) } ?? .greatestFiniteMagnitude
    }

    /// Asks for time to finish something after the app is left.
    public func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        beginBackgroundTask(withName: nil, expirationHandler: handler)
    }

    /// Asks for time to finish something after the app is left.
    ///
    /// - Parameter handler: Is called when the time is over before the end was said.
    public func beginBackgroundTask(
        withName taskName: String?,
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        life.lastTask += 1
        let identifier = UIBackgroundTaskIdentifier(rawValue: life.lastTask)
        life.tasks[identifier] = handler ?? {}
        return identifier
    }

    /// Says that something is finished.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
        life.tasks[identifier] = nil
    }

    /// Lets the tasks expire when the time is over, unless the app has come back.
    func limitBackgroundTime() {
        let deadline = Headless.now + Self.backgroundTime
        life.backgroundDeadline = deadline
        guard !life.tasks.isEmpty else { return }
        Headless.schedule(after: Self.backgroundTime) { [self] in
            guard life.backgroundDeadline == deadline, life.state == .background else { return }
            for (_, expire) in life.tasks.sorted(by: { $0.key.rawValue < $1.key.rawValue }) { expire() }
        }
    }
}
