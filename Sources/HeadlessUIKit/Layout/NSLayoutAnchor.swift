/// A place or a length of a view or guide, from which constraints are made; `AnchorType` keeps axes apart.
@MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, NSCopying, @preconcurrency NSCoding {
    nonisolated let term: LayoutTerm

    init(_ term: LayoutTerm) {
        self.term = term
        super.init()
    }

    /// Anchors are not read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Writes nothing: anchors are made by their views.
    open func encode(with coder: NSCoder) {}

    /// The same object, as anchors do not change.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether `object` is the same place of the same item.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        (object as? any AnchorOfTerm)?.term == term
    }

    /// Equal for equal anchors.
    nonisolated open override var hash: Int { term.hashValue }

    /// Says that this is `anchor`.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(term, .equal, anchor.term)
    }

    /// Says that this is `anchor` or more.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(term, .greaterThanOrEqual, anchor.term)
    }

    /// Says that this is `anchor` or less.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(term, .lessThanOrEqual, anchor.term)
    }

    /// Says that this is `c` points beyond `anchor`.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(term, .equal, anchor.term, constant: c)
    }

    /// Says that this is `c` points beyond `anchor`, or more.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
        constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(term, .greaterThanOrEqual, anchor.term, constant: c)
    }

    /// Says that this is `c` points beyond `anchor`, or less.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
        constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(term, .lessThanOrEqual, anchor.term, constant: c)
    }
}

/// An anchor of whatever axis.
private protocol AnchorOfTerm {
    var term: LayoutTerm { get }
}

extension NSLayoutAnchor: AnchorOfTerm {}
