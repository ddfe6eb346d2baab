/// What tells one task in the background from others.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// No task.
    public static var invalid: UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 0) }

    /// The task's number.
    public let rawValue: Int

    /// The task of a number.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}
