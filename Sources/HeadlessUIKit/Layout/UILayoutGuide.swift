/// A rectangle of a view that constraints can be about, and that shows nothing.
@MainActor
open class UILayoutGuide: NSObject, @preconcurrency NSCoding {
    weak var owner: UIView?
    private var knownTrace: LayoutItemTrace?

    /// A guide of no view.
    public override init() {
        super.init()
    }

    /// A guide of no view; nothing is read.
    public required init?(coder: NSCoder) {
        super.init()
    }

    deinit {
        knownTrace?.forget()
    }

    /// What constraints know of the guide.
    var trace: LayoutItemTrace {
        let trace = knownTrace ?? LayoutItemTrace(of: self)
        knownTrace = trace
        return trace
    }

    /// Writes nothing: guides are made in code, or by their views.
    open func encode(with coder: NSCoder) {}

    /// Where the guide is in its view; nothing while only constraints, which are not solved yet, could tell.
    open var layoutFrame: CGRect { .zero }

    /// The view that the guide belongs to.
    open weak var owningView: UIView? {
        get { owner }
        set { if let newValue { newValue.addLayoutGuide(self) } else { owner?.removeLayoutGuide(self) } }
    }

    /// A name to find the guide by.
    open var identifier = ""

    /// The edge where reading starts.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .leading)) }
    /// The edge where reading ends.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .trailing)) }
    /// The left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .left)) }
    /// The right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .right)) }
    /// The top edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutTerm(self, .top)) }
    /// The bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutTerm(self, .bottom)) }
    /// The width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutTerm(self, .width)) }
    /// The height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutTerm(self, .height)) }
    /// The middle across.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .centerX)) }
    /// The middle down.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutTerm(self, .centerY)) }

    /// The active constraints that are about this guide along an axis.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        owner?.constraints(about: self, along: axis) ?? []
    }

    /// Whether constraints leave open where the guide is; false as long as they are not solved.
    open var hasAmbiguousLayout: Bool { false }
}
