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
        public static var touchDown: Event { Event(rawValue: 1 << 0) }
        /// A finger went down again.
        public static var touchDownRepeat: Event { Event(rawValue: 1 << 1) }
        /// A finger moved inside.
        public static var touchDragInside: Event { Event(rawValue: 1 << 2) }
        /// A finger moved outside.
        public static var touchDragOutside: Event { Event(rawValue: 1 << 3) }
        /// A finger came inside.
        public static var touchDragEnter: Event { Event(rawValue: 1 << 4) }
        /// A finger went outside.
        public static var touchDragExit: Event { Event(rawValue: 1 << 5) }
        /// A finger went up inside.
        public static var touchUpInside: Event { Event(rawValue: 1 << 6) }
        /// A finger went up outside.
        public static var touchUpOutside: Event { Event(rawValue: 1 << 7) }
        /// The system took the touch away.
        public static var touchCancel: Event { Event(rawValue: 1 << 8) }
        /// The user changed the value.
        public static var valueChanged: Event { Event(rawValue: 1 << 12) }
        /// The control's main purpose was called for.
        public static var primaryActionTriggered: Event { Event(rawValue: 1 << 13) }
        /// A menu is about to open.
        public static var menuActionTriggered: Event { Event(rawValue: 1 << 14) }
        /// Editing began.
        public static var editingDidBegin: Event { Event(rawValue: 1 << 16) }
        /// The user changed the text.
        public static var editingChanged: Event { Event(rawValue: 1 << 17) }
        /// Editing ended.
        public static var editingDidEnd: Event { Event(rawValue: 1 << 18) }
        /// Editing ended by the return key.
        public static var editingDidEndOnExit: Event { Event(rawValue: 1 << 19) }
        /// All of touches.
        public static var allTouchEvents: Event { Event(rawValue: 0x0000_0FFF) }
        /// All of editing.
        public static var allEditingEvents: Event { Event(rawValue: 0x000F_0000) }
        /// Free for an app's own use.
        public static var applicationReserved: Event { Event(rawValue: 0x0F00_0000) }
        /// Not free.
        public static var systemReserved: Event { Event(rawValue: 0xF000_0000) }
        /// All.
        public static var allEvents: Event { Event(rawValue: 0xFFFF_FFFF) }
    }
}
