/// A place from where, or to where, something can be dragged by those who do not see it.
@MainActor
open class UIAccessibilityLocationDescriptor: NSObject {
    /// The view in which the place is.
    open private(set) weak var view: UIView?
    /// The place, in the view.
    public let point: CGPoint
    /// What the place is called, with how that is spoken.
    public let attributedName: NSAttributedString

    /// The middle of a view.
    public convenience init(name: String, view: UIView) {
        self.init(name: name, point: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
    }

    /// A place in a view.
    public convenience init(name: String, point: CGPoint, in view: UIView) {
        self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
    }

    /// A place in a view, whose name is spoken in a way of its own.
    public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
        self.attributedName = attributedName
        self.point = point
        self.view = view
        super.init()
    }

    /// What the place is called.
    open var name: String { attributedName.string }
}
