extension UIAccessibility {
    /// Is posted when it is another whether VoiceOver reads the screen out.
    public static var voiceOverStatusDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
    }
    /// Is posted when it is another whether the screen is used with switches.
    public static var switchControlStatusDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIAccessibilitySwitchControlStatusDidChangeNotification")
    }
    /// Is posted when it is another whether a menu on the screen takes the place of gestures.
    public static var assistiveTouchStatusDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIAccessibilityAssistiveTouchStatusDidChangeNotification")
    }
    /// Is posted when it is another whether films begin by themselves.
    public static var videoAutoplayStatusDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIAccessibilityVideoAutoplayStatusDidChangeNotification")
    }
    /// Is posted when it is another whether texts are bold.
    public static var boldTextStatusDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
    }
    /// Is posted when it is another whether buttons have outlines.
    public static var buttonShapesEnabledStatusDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
    }
    /// Is posted when it is another whether films have captions.
    public static var closedCaptioningStatusDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIAccessibilityClosedCaptioningStatusDidChangeNotification")
    }
    /// Is posted when it is another whether screens fade in place of moving.
    public static var prefersCrossFadeTransitionsStatusDidChange: NSNotification.Name {
        NSNotification.Name("UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
    }
    /// Is posted when it is another whether colour alone is to mean nothing.
    public static var differentiateWithoutColorDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
    }
    /// Is posted when it is another whether the screen is grey.
    public static var grayscaleStatusDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIAccessibilityGrayscaleStatusDidChangeNotification")
    }
    /// Is posted when it is another whether the app cannot be left.
    public static var guidedAccessStatusDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIAccessibilityGuidedAccessStatusDidChangeNotification")
    }
    /// Is posted when it is another whether the system's colours contrast more.
    public static var darkerSystemColorsStatusDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    }
    /// Is posted when it is another whether colours are inverted.
    public static var invertColorsStatusDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIAccessibilityInvertColorsStatusDidChangeNotification")
    }
    /// Is posted when it is another whether both ears hear the same.
    public static var monoAudioStatusDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIAccessibilityMonoAudioStatusDidChangeNotification")
    }
    /// Is posted when it is another whether switches have labels.
    public static var onOffSwitchLabelsDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
    }
    /// Is posted when it is another whether little is to move.
    public static var reduceMotionStatusDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
    }
    /// Is posted when it is another whether nothing is to shine through.
    public static var reduceTransparencyStatusDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    }
    /// Is posted when it is another whether a shake undoes.
    public static var shakeToUndoDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIAccessibilityShakeToUndoDidChangeNotification")
    }
    /// Is posted when it is another whether the screen can be read out by a swipe.
    public static var speakScreenStatusDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIAccessibilitySpeakScreenStatusDidChangeNotification")
    }
    /// Is posted when it is another whether what is selected can be read out.
    public static var speakSelectionStatusDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIAccessibilitySpeakSelectionStatusDidChangeNotification")
    }
    /// Is posted when hearing aids come or go.
    public static var hearingDevicePairedEarDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIAccessibilityHearingDevicePairedEarDidChangeNotification")
    }
    /// Is posted when an announcement was read out.
    public static var announcementDidFinishNotification: NSNotification.Name {
        NSNotification.Name("UIAccessibilityAnnouncementDidFinishNotification")
    }
    /// Is posted when something else is read out.
    public static var elementFocusedNotification: NSNotification.Name {
        NSNotification.Name("UIAccessibilityElementFocusedNotification")
    }

    /// Under which a notification tells what was read out.
    public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    /// Under which a notification tells whether it was read out to the end.
    public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
    /// Under which a notification tells what is read out.
    public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// Under which a notification tells what was read out before.
    public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    /// Under which a notification tells who reads it out.
    public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
}
