/// A halo around what has the focus.
@MainActor
open class UIFocusHaloEffect: UIFocusEffect {
    /// Where the halo is.
    public enum Position: Int, Sendable {
        /// Where it suits.
        case automatic = 0
        /// Around the outline.
        case outside = 1
        /// In the outline.
        case inside = 2
    }

    /// The halo's outline; nil takes the view's.
    let outline: UIBezierPath?
    /// The view that contains the halo; nil takes the one that has the focus.
    open weak var containerView: UIView?
    /// The view above which the halo is.
    open weak var referenceView: UIView?
    /// Where the halo is.
    open var position = Position.automatic

    /// A halo around the view.
    public required init() {
        outline = nil
        super.init()
    }

    /// A halo around a rectangle.
    public convenience init(rect: CGRect) {
        self.init(path: UIBezierPath(rect: rect))
    }

    /// A halo around an outline.
    public init(path bezierPath: UIBezierPath) {
        outline = bezierPath
        super.init()
    }
}
