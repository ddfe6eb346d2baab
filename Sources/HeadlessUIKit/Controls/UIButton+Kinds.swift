extension UIButton {
    /// What a button looks like without further words.
    public enum ButtonType: Int, Sendable {
        /// As its own settings say.
        case custom = 0
        /// Words in the tint colour.
        case system = 1
        /// A circled letter i, for details.
        case detailDisclosure = 2
        /// A circled letter i, for dark grounds.
        case infoLight = 3
        /// A circled letter i, for light grounds.
        case infoDark = 4
        /// A circled plus.
        case contactAdd = 5
        /// A cross that closes.
        case close = 7

        /// The former name of `system`.
        public static var roundedRect: ButtonType { .system }

        /// The symbol that such a button shows.
        var symbolName: String? {
            switch self {
            case .custom, .system: nil
            case .detailDisclosure, .infoLight, .infoDark: "info.circle"
            case .contactAdd: "plus.circle"
            case .close: "xmark"
            }
        }
    }

    /// What a button means to the user.
    public enum Role: Int, Sendable {
        /// Nothing in particular.
        case normal = 0
        /// What the user will most likely choose.
        case primary = 1
        /// Leaving all as it is.
        case cancel = 2
        /// Losing something.
        case destructive = 3
    }

    /// Sets a button's configuration whenever its state is another.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void
}
