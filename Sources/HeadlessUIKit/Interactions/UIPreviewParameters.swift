/// How a picture of a view looks while the view is lifted off the screen.
@MainActor
open class UIPreviewParameters: NSObject {
    /// The ground's colour; nil takes the view's.
    open var backgroundColor: UIColor?
    /// What of the view is shown; nil shows all.
    open var visiblePath: UIBezierPath?
    /// The shadow's outline; nil takes that of what is shown.
    open var shadowPath: UIBezierPath?

    /// What views look like by themselves.
    public override init() {
        super.init()
    }

    /// Shows the lines of a text, each in its rectangle.
    public init(textLineRects: [NSValue]) {
        super.init()
    }
}
