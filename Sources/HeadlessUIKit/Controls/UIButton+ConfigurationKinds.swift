extension UIButton.Configuration {
    enum Style: Hashable {
        case plain
        case gray
        case tinted
        case filled
    }

    /// How large a button is.
    public enum Size: Int, Sendable {
        /// The usual size.
        case medium = 0
        /// Smaller.
        case small = 1
        /// Smallest.
        case mini = 2
        /// Larger.
        case large = 3

        var insets: NSDirectionalEdgeInsets {
            switch self {
            case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
            case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            case .mini: NSDirectionalEdgeInsets(top: 3, leading: 8, bottom: 3, trailing: 8)
            case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
            }
        }
    }

    /// Which side title and subtitle keep to.
    public enum TitleAlignment: Int, Sendable {
        /// As the content is aligned.
        case automatic = 0
        /// Where reading starts.
        case leading = 1
        /// The middle.
        case center = 2
        /// Where reading ends.
        case trailing = 3

        var textAlignment: NSTextAlignment {
            switch self {
            case .automatic, .leading: .natural
            case .center: .center
            case .trailing: .right
            }
        }
    }

    /// How round the corners are.
    public enum CornerStyle: Int, Sendable {
        /// As the background says.
        case fixed = -1
        /// As the background says, growing with the text size.
        case dynamic = 0
        /// A little.
        case small = 1
        /// More.
        case medium = 2
        /// Much.
        case large = 3
        /// As round as the height allows.
        case capsule = 4
    }

    /// What says that a button opens a menu.
    public enum Indicator: Int, Sendable {
        /// As the button is.
        case automatic = 0
        /// Nothing.
        case none = 1
        /// Arrows up and down.
        case popup = 2
    }

    /// How a button looks on a Mac.
    public enum MacIdiomStyle: Int, Sendable {
        /// As the configuration suggests.
        case automatic = 0
        /// With a border.
        case bordered = 1
        /// Without one.
        case borderless = 2
        /// Without one, in the tint colour.
        case borderlessTinted = 3
    }
}
