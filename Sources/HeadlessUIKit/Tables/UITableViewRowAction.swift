/// An action that a swipe over a row uncovers; `UIContextualAction` took its place.
@MainActor
@available(iOS, introduced: 8.0, deprecated: 13.0)
open class UITableViewRowAction: NSObject, @preconcurrency NSCopying {
    /// What an action means.
    public enum Style: Int, Sendable {
        /// Losing something, as is usual.
        case `default` = 0
        /// Nothing in particular.
        case normal = 1

        /// Losing something.
        public static var destructive: Style { .default }
    }

    /// What the action means.
    public let style: Style
    /// The words.
    open var title: String?
    /// The ground's colour; nil follows the style.
    open var backgroundColor: UIColor?
    let handler: (UITableViewRowAction, IndexPath) -> Void

    /// An action.
    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }

    /// An action that is the same.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITableViewRowAction(style: style, title: title, handler: handler)
        copy.backgroundColor = backgroundColor
        return copy
    }
}
