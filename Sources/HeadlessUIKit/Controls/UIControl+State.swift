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
        public static let highlighted = State(rawValue: 1 << 0)
        /// Out of use.
        public static let disabled = State(rawValue: 1 << 1)
        /// Chosen.
        public static let selected = State(rawValue: 1 << 2)
        /// Focused by a remote or a keyboard.
        public static let focused = State(rawValue: 1 << 3)
        /// Free for an app's own use.
        public static let application = State(rawValue: 0x00FF_0000)
        /// Not free.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }
}
