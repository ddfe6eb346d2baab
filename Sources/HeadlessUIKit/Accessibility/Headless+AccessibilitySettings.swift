extension Headless {
    /// What the user chose, to see, hear and touch as is best for them.
    public struct AccessibilitySettings: Equatable, Sendable {
        /// Whether VoiceOver reads the screen out.
        public var isVoiceOverRunning = false
        /// Whether the screen is used with switches.
        public var isSwitchControlRunning = false
        /// Whether a menu on the screen takes the place of gestures.
        public var isAssistiveTouchRunning = false
        /// Whether films begin by themselves.
        public var isVideoAutoplayEnabled = true
        /// Whether texts are bold.
        public var isBoldTextEnabled = false
        /// Whether buttons have outlines.
        public var buttonShapesEnabled = false
        /// Whether films have captions.
        public var isClosedCaptioningEnabled = false
        /// Whether screens fade in place of moving.
        public var prefersCrossFadeTransitions = false
        /// Whether colour alone is to mean nothing.
        public var shouldDifferentiateWithoutColor = false
        /// Whether the screen is grey.
        public var isGrayscaleEnabled = false
        /// Whether the app cannot be left.
        public var isGuidedAccessEnabled = false
        /// Whether the system's colours contrast more.
        public var isDarkerSystemColorsEnabled = false
        /// Whether colours are inverted.
        public var isInvertColorsEnabled = false
        /// Whether both ears hear the same.
        public var isMonoAudioEnabled = false
        /// Whether switches have labels.
        public var isOnOffSwitchLabelsEnabled = false
        /// Whether little is to move.
        public var isReduceMotionEnabled = false
        /// Whether nothing is to shine through.
        public var isReduceTransparencyEnabled = false
        /// Whether a shake undoes.
        public var isShakeToUndoEnabled = true
        /// Whether the screen can be read out by a swipe.
        public var isSpeakScreenEnabled = false
        /// Whether what is selected can be read out.
        public var isSpeakSelectionEnabled = false

        /// What a new device has.
        public init() {}
    }

    /// What the user chose; a change is posted as UIKit posts it.
    public static var accessibilitySettings = AccessibilitySettings() {
        didSet {
            for (choice, name) in AccessibilitySettings.names
            where oldValue[keyPath: choice] != accessibilitySettings[keyPath: choice] {
                NotificationCenter.default.post(name: name, object: nil)
            }
        }
    }
}

extension Headless.AccessibilitySettings {
    @MainActor
    fileprivate static var names: [(KeyPath<Self, Bool>, NSNotification.Name)] {
        [
            (\.isVoiceOverRunning, UIAccessibility.voiceOverStatusDidChangeNotification),
            (\.isSwitchControlRunning, UIAccessibility.switchControlStatusDidChangeNotification),
            (\.isAssistiveTouchRunning, UIAccessibility.assistiveTouchStatusDidChangeNotification),
            (\.isVideoAutoplayEnabled, UIAccessibility.videoAutoplayStatusDidChangeNotification),
            (\.isBoldTextEnabled, UIAccessibility.boldTextStatusDidChangeNotification),
            (\.buttonShapesEnabled, UIAccessibility.buttonShapesEnabledStatusDidChangeNotification),
            (\.isClosedCaptioningEnabled, UIAccessibility.closedCaptioningStatusDidChangeNotification),
            (\.prefersCrossFadeTransitions, UIAccessibility.prefersCrossFadeTransitionsStatusDidChange),
            (\.shouldDifferentiateWithoutColor, UIAccessibility.differentiateWithoutColorDidChangeNotification),
            (\.isGrayscaleEnabled, UIAccessibility.grayscaleStatusDidChangeNotification),
            (\.isGuidedAccessEnabled, UIAccessibility.guidedAccessStatusDidChangeNotification),
            (\.isDarkerSystemColorsEnabled, UIAccessibility.darkerSystemColorsStatusDidChangeNotification),
            (\.isInvertColorsEnabled, UIAccessibility.invertColorsStatusDidChangeNotification),
            (\.isMonoAudioEnabled, UIAccessibility.monoAudioStatusDidChangeNotification),
            (\.isOnOffSwitchLabelsEnabled, UIAccessibility.onOffSwitchLabelsDidChangeNotification),
            (\.isReduceMotionEnabled, UIAccessibility.reduceMotionStatusDidChangeNotification),
            (\.isReduceTransparencyEnabled, UIAccessibility.reduceTransparencyStatusDidChangeNotification),
            (\.isShakeToUndoEnabled, UIAccessibility.shakeToUndoDidChangeNotification),
            (\.isSpeakScreenEnabled, UIAccessibility.speakScreenStatusDidChangeNotification),
            (\.isSpeakSelectionEnabled, UIAccessibility.speakSelectionStatusDidChangeNotification),
        ]
    }
}
