extension Headless {
    /// What the user's hand feels.
    public enum Feedback: Hashable, Sendable {
        /// Something hit something, so hard, from 0 to 1.
        case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
        /// Something was done, or was not.
        case notification(UINotificationFeedbackGenerator.FeedbackType)
        /// Something else is selected.
        case selection
    }

    static var feel: (Feedback) -> Void = { _ in }

    /// What the user's hand feels while `body` runs.
    public static func feedback(givenBy body: () throws -> Void) rethrows -> [Feedback] {
        let former = feel
        defer { feel = former }
        var felt: [Feedback] = []
        feel = { felt.append($0) }
        try body()
        return felt
    }
}
