/// One of the answers that an alert offers.
@MainActor
open class UIAlertAction: NSObject, @preconcurrency NSCopying {
    /// The words on the button.
    public let title: String?
    /// How the button looks.
    public let style: UIAlertAction.Style
    /// Whether the button can be tapped.
    open var isEnabled = true { didSet { button?.isEnabled = isEnabled } }

    let handler: ((UIAlertAction) -> Void)?
    /// The button that the alert shows for this.
    weak var button: UIButton?

    /// An answer; `handler` runs once the alert is gone.
    public init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }

    /// An answer of the same words that does the same.
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIAlertAction(title: title, style: style, handler: handler)
        copy.isEnabled = isEnabled
        return copy
    }
}

extension UIAlertAction {
    /// How an answer looks.
    public enum Style: Int, Sendable {
        /// As others.
        case `default` = 0
        /// As the one that changes nothing; an alert has one at most.
        case cancel = 1
        /// As one that loses something.
        case destructive = 2
    }
}
