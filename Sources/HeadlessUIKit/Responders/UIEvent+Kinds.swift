extension UIEvent {
    /// What an event was made with.
    public enum EventType: Int, Sendable {
        /// Fingers on the screen.
        case touches = 0
        /// The device, moved.
        case motion = 1
        /// A headset or another remote control.
        case remoteControl = 2
        /// Keys or buttons.
        case presses = 3
        /// A wheel or a trackpad.
        case scroll = 10
        /// A pointer over the screen.
        case hover = 11
        /// Two fingers on a trackpad.
        case transform = 14
    }

    /// What exactly happened.
    public enum EventSubtype: Int, Sendable {
        /// Nothing that needs a name.
        case none = 0
        /// The device was shaken.
        case motionShake = 1
        /// Sound is to begin.
        case remoteControlPlay = 100
        /// Sound is to wait.
        case remoteControlPause = 101
        /// Sound is to end.
        case remoteControlStop = 102
        /// Sound is to begin or to wait.
        case remoteControlTogglePlayPause = 103
        /// The next piece is to begin.
        case remoteControlNextTrack = 104
        /// The piece before is to begin.
        case remoteControlPreviousTrack = 105
        /// Going backward fast begins.
        case remoteControlBeginSeekingBackward = 106
        /// Going backward fast ends.
        case remoteControlEndSeekingBackward = 107
        /// Going forward fast begins.
        case remoteControlBeginSeekingForward = 108
        /// Going forward fast ends.
        case remoteControlEndSeekingForward = 109
    }

    /// Buttons of a pointer.
    public struct ButtonMask: OptionSet, Sendable {
        /// The bits.
        public let rawValue: Int

        /// Makes a set of its bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The button that chooses.
        public static var primary: ButtonMask { ButtonMask(rawValue: 1 << 0) }
        /// The button that opens menus.
        public static var secondary: ButtonMask { ButtonMask(rawValue: 1 << 1) }

        /// The button of a number, counted from 1.
        public static func button(_ buttonNumber: Int) -> UIEvent.ButtonMask {
            ButtonMask(rawValue: 1 << (buttonNumber - 1))
        }
    }
}
