/// An action that a swipe over a row uncovers.
@MainActor
open class UIContextualAction: NSObject {
    /// What an action means.
    public enum Style: Int, Sendable {
        /// Nothing in particular.
        case normal = 0
        /// Losing something.
        case destructive = 1
    }

    /// What is done; it says at the end whether it was done.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// What the action means.
    public let style: Style
    /// What is done.
    public let handler: Handler
    /// The words.
    open var title: String?
    /// The ground's colour.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var backgroundColor: UIColor!
    /// The image.
    open var image: UIImage?

    /// An action.
    public init(style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        backgroundColor = style == .destructive ? .systemRed : .systemGray
        super.init()
    }
}
