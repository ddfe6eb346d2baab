/// What the system does for those who do not see, hear or touch as others do.
public struct UIAccessibility {
    private init() {}

    /// Tells those who read the screen out what happened.
    @MainActor
    public static func post(notification: UIAccessibility.Notification, argument: Any?) {
        Headless.accessibilityLog(Headless.AccessibilityPost(notification: notification, argument: argument))
        switch notification {
        case .announcement: Headless.finishAnnouncement(argument)
        case .screenChanged, .layoutChanged: Headless.speak(argument as? Headless.AccessibleObject)
        default: return
        }
    }

    /// What is read out just now; nil where nothing is.
    @MainActor
    public static func focusedElement(
        using assistiveTechnologyIdentifier: UIAccessibility.AssistiveTechnologyIdentifier?
    ) -> Any? {
        Headless.spokenElement
    }

    /// A view's rectangle on the screen.
    @MainActor
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.convert(rect, to: nil)
    }

    /// Tells the magnifier where the user is.
    @MainActor
    public static func zoomFocusChanged(zoomType type: UIAccessibility.ZoomType, toFrame frame: CGRect, in view: UIView)
    {}

    /// Warns the user that gestures are the magnifier's too.
    @MainActor
    public static func registerGestureConflictWithZoom() {}
}
