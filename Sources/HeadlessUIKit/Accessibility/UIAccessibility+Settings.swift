extension UIAccessibility {
    /// Whether VoiceOver reads the screen out.
    @MainActor public static var isVoiceOverRunning: Bool { Headless.accessibilitySettings.isVoiceOverRunning }
    /// Whether the screen is used with switches.
    @MainActor public static var isSwitchControlRunning: Bool { Headless.accessibilitySettings.isSwitchControlRunning }
    /// Whether a menu on the screen takes the place of gestures.
    @MainActor public static var isAssistiveTouchRunning: Bool {
        Headless.accessibilitySettings.isAssistiveTouchRunning
    }
    /// Whether films begin by themselves.
    @MainActor public static var isVideoAutoplayEnabled: Bool { Headless.accessibilitySettings.isVideoAutoplayEnabled }
    /// Whether texts are bold.
    @MainActor public static var isBoldTextEnabled: Bool { Headless.accessibilitySettings.isBoldTextEnabled }
    /// Whether buttons have outlines.
    @MainActor public static var buttonShapesEnabled: Bool { Headless.accessibilitySettings.buttonShapesEnabled }
    /// Whether films have captions.
    @MainActor public static var isClosedCaptioningEnabled: Bool {
        Headless.accessibilitySettings.isClosedCaptioningEnabled
    }
    /// Whether screens fade in place of moving.
    @MainActor public static var prefersCrossFadeTransitions: Bool {
        Headless.accessibilitySettings.prefersCrossFadeTransitions
    }
    /// Whether colour alone is to mean nothing.
    @MainActor public static var shouldDifferentiateWithoutColor: Bool {
        Headless.accessibilitySettings.shouldDifferentiateWithoutColor
    }
    /// Whether the screen is grey.
    @MainActor public static var isGrayscaleEnabled: Bool { Headless.accessibilitySettings.isGrayscaleEnabled }
    /// Whether the app cannot be left.
    @MainActor public static var isGuidedAccessEnabled: Bool { Headless.accessibilitySettings.isGuidedAccessEnabled }
    /// Whether the system's colours contrast more.
    @MainActor public static var isDarkerSystemColorsEnabled: Bool {
        Headless.accessibilitySettings.isDarkerSystemColorsEnabled
    }
    /// Whether colours are inverted.
    @MainActor public static var isInvertColorsEnabled: Bool { Headless.accessibilitySettings.isInvertColorsEnabled }
    /// Whether both ears hear the same.
    @MainActor public static var isMonoAudioEnabled: Bool { Headless.accessibilitySettings.isMonoAudioEnabled }
    /// Whether switches have labels.
    @MainActor public static var isOnOffSwitchLabelsEnabled: Bool {
        Headless.accessibilitySettings.isOnOffSwitchLabelsEnabled
    }
    /// Whether little is to move.
    @MainActor public static var isReduceMotionEnabled: Bool { Headless.accessibilitySettings.isReduceMotionEnabled }
    /// Whether nothing is to shine through.
    @MainActor public static var isReduceTransparencyEnabled: Bool {
        Headless.accessibilitySettings.isReduceTransparencyEnabled
    }
    /// Whether a shake undoes.
    @MainActor public static var isShakeToUndoEnabled: Bool { Headless.accessibilitySettings.isShakeToUndoEnabled }
    /// Whether the screen can be read out by a swipe.
    @MainActor public static var isSpeakScreenEnabled: Bool { Headless.accessibilitySettings.isSpeakScreenEnabled }
    /// Whether what is selected can be read out.
    @MainActor public static var isSpeakSelectionEnabled: Bool {
        Headless.accessibilitySettings.isSpeakSelectionEnabled
    }
    /// At which ears hearing aids are: at none.
    @MainActor public static var hearingDevicePairedEar: UIAccessibility.HearingDeviceEar { [] }
}
