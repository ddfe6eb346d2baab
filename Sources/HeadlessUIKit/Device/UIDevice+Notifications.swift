extension UIDevice {
    /// The device is held another way.
    public nonisolated static let orientationDidChangeNotification = named("OrientationDidChange")
    /// The battery does something else.
    public nonisolated static let batteryStateDidChangeNotification = named("BatteryStateDidChange")
    /// The battery is fuller or emptier.
    public nonisolated static let batteryLevelDidChangeNotification = named("BatteryLevelDidChange")
    /// The device was put to the user's face, or taken away.
    public nonisolated static let proximityStateDidChangeNotification = named("ProximityStateDidChange")

    private nonisolated static func named(_ event: String) -> NSNotification.Name {
        NSNotification.Name("UIDevice\(event)Notification")
    }
}
