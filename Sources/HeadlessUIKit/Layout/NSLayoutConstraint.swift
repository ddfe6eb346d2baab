/// A relation between a place of one view and a place of another: `first = multiplier × second + constant`.
@MainActor
open class NSLayoutConstraint: NSObject {
    final var first = LayoutTerm.nothing
    final var second: LayoutTerm?
    private var weight = UILayoutPriority.required
    private var keeper: LayoutItemTrace?
    /// The view that keeps the constraint while it is active.
    final var owner: UIView? {
        get { keeper?.item?.layoutView }
        set { keeper = newValue?.trace }
    }

    /// A constraint of nothing, for a variable that gets its constraint later.
    public override init() {
        super.init()
    }

    /// A relation between two attributes; without a second item, between an attribute and the constant.
    public convenience init(
        item view1: Any,
        attribute attr1: Attribute,
        relatedBy relation: Relation,
        toItem view2: Any?,
        attribute attr2: Attribute,
        multiplier: CGFloat,
        constant c: CGFloat
    ) {
        self.init()
        first = LayoutTerm(item: view1, attribute: attr1)
        second = view2.map { LayoutTerm(item: $0, attribute: attr2) }
        self.relation = relation
        self.multiplier = multiplier
        constant = c
        check(attr2)
    }

    /// How much the constraint weighs; an active one cannot become required, nor cease to be.
    open var priority: UILayoutPriority {
        get { weight }
        set { changePriority(to: newValue) }
    }

    /// Whether the constraint is written with the view that keeps it.
    open var shouldBeArchived = false
    /// A name to find the constraint by.
    open var identifier: String?

    /// The view or guide whose place is on the left of the relation.
    open var firstItem: AnyObject? { first.item }
    /// The view or guide whose place is on the right of the relation; nil where a constant stands alone.
    open var secondItem: AnyObject? { second?.item }
    /// Which place of the first item.
    open var firstAttribute: Attribute { first.attribute }
    /// Which place of the second item.
    open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }
    /// The place on the left of the relation.
    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
    /// The place on the right of the relation; nil where a constant stands alone.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

    /// Whether the left side equals the right one, or is not larger, or not smaller.
    open internal(set) var relation = Relation.equal
    /// What the second place is multiplied by.
    open internal(set) var multiplier: CGFloat = 1
    /// What is added to the second place, in points; may change at any time.
    open var constant: CGFloat = 0 {
        didSet { if constant != oldValue { owner?.constraintsDidChange() } }
    }

    /// Whether the constraint takes part in layout: whether a view keeps it.
    open var isActive: Bool {
        get { owner != nil }
        set { if newValue { install() } else { owner?.removeConstraint(self) } }
    }

    /// Makes constraints take part in layout.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Takes constraints out of layout.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    private func changePriority(to priority: UILayoutPriority) {
        guard priority.rawValue > 0, priority.rawValue <= UILayoutPriority.required.rawValue else {
            return Headless.raise(.illegalPriority(priority))
        }
        guard !isActive || (priority == .required) == (weight == .required) else {
            return Headless.raise(.mutatedPriority(from: weight, to: priority))
        }
        guard priority != weight else { return }
        weight = priority
        owner?.constraintsDidChange()
    }
}
