extension UIControl {
    /// What happens to a control.
    public struct Event: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a set of its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A finger went down.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger went down again.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A finger moved inside.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A finger moved outside.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A finger came inside.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A finger went outside.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A finger went up inside.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A finger went up outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The system took the touch away.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The user changed the value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control's main purpose was called for.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A menu is about to open.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The user changed the text.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Editing ended by the return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All of touches.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// All of editing.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// Free for an app's own use.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// Not free.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }
}
