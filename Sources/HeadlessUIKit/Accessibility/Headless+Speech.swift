extension Headless {
    /// Reads an element out from now on, and tells it and the one before.
    static func speak(_ element: AccessibleObject?) {
        guard let element, element !== spokenElement else { return }
        let former = spokenElement
        spokenElement = element
        former?.accessibilityElementDidLoseFocus()
        element.accessibilityElementDidBecomeFocused()
        var info: [String: Any] = [
            UIAccessibility.focusedElementUserInfoKey: element,
            UIAccessibility.assistiveTechnologyUserInfoKey: UIAccessibility.AssistiveTechnologyIdentifier
                .notificationVoiceOver.rawValue,
        ]
        if let former { info[UIAccessibility.unfocusedElementUserInfoKey] = former }
        NotificationCenter.default.post(
            name: UIAccessibility.elementFocusedNotification,
            object: nil,
            userInfo: info
        )
    }

    /// Tells at the next turn that an announcement was read out, if anyone reads out.
    static func finishAnnouncement(_ argument: Any?) {
        guard accessibilitySettings.isVoiceOverRunning else { return }
        let text = (argument as? NSAttributedString)?.string ?? argument as? String ?? ""
        schedule(after: 0) {
            NotificationCenter.default.post(
                name: UIAccessibility.announcementDidFinishNotification,
                object: nil,
                userInfo: [
                    UIAccessibility.announcementStringValueUserInfoKey: text,
                    UIAccessibility.announcementWasSuccessfulUserInfoKey: true,
                ]
            )
        }
    }

    /// Sets what is read out, and how, back to the start.
    static func forgetAccessibility() {
        accessibilitySettings = AccessibilitySettings()
        accessibilityLog = { _ in }
        spokenElement = nil
    }
}
