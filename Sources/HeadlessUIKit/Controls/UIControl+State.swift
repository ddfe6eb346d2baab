extension UIControl {
    /// How a control stands.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a set of its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// At rest.
        public static let normal: State = []
        /// Under a finger.
        public static var highlighted: State { State(rawValue: 1 << 0) }
        /// Out of use.
        public static var disabled: State { State(rawValue: 1 << 1) }
        /// Chosen.
        public static var selected: State { State(rawValue: 1 << 2) }
        /// Focused by a remote or a keyboard.
        public static var focused: State { State(rawValue: 1 << 3) }
        /// Free for an app's own use.
        public static var application: State { State(rawValue: 0x00FF_0000) }
        /// Not free.
        public static var reserved: State { State(rawValue: 0xFF00_0000) }
    }
}
