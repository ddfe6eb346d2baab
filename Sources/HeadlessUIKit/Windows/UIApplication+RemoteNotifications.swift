extension UIApplication {
    /// Whether the app gets remote notifications.
    public var isRegisteredForRemoteNotifications: Bool { life.isRegistered }

    /// Asks for remote notifications; the delegate hears the answer at the next turn.
    public func registerForRemoteNotifications() {
        Headless.schedule(after: 0) { [self] in
            guard let token = Headless.deviceToken else {
                let refusal = NSError(
                    domain: NSCocoaErrorDomain,
                    code: 3010,
                    userInfo: [NSLocalizedDescriptionKey: "remote notifications are not supported in the simulator"]
                )
                delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: refusal)
                return
            }
            life.isRegistered = true
            delegate?.application(self, didRegisterForRemoteNotificationsWithDeviceToken: token)
        }
    }

    /// Asks for remote notifications no more.
    public func unregisterForRemoteNotifications() {
        life.isRegistered = false
    }

    /// Sets how often the app wants to fetch while it is in the background; nothing wakes it here.
    public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

    /// As often as the system allows.
    public class var backgroundFetchIntervalMinimum: TimeInterval { 0 }
    /// Not at all.
    public class var backgroundFetchIntervalNever: TimeInterval { .greatestFiniteMagnitude }
}
