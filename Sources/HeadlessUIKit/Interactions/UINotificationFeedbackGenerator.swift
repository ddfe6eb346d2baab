/// Lets the user's hand feel that something was done, or was not.
@MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How it went.
    public enum FeedbackType: Int, Sendable {
        /// It was done.
        case success = 0
        /// It was done with something amiss.
        case warning = 1
        /// It was not done.
        case error = 2
    }

    /// Says how it went.
    open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {
        Headless.feel(.notification(notificationType))
    }

    /// Says how it went at a place of the view.
    @available(iOS 17.5, *)
    open func notificationOccurred(
        _ notificationType: UINotificationFeedbackGenerator.FeedbackType,
        at location: CGPoint
    ) {
        notificationOccurred(notificationType)
    }
}
