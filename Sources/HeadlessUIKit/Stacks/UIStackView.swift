/// A row or a column of views.
@MainActor
open class UIStackView: UIView {
    private var arranged: [UIView] = []
    private var customSpacing: [ObjectIdentifier: CGFloat] = [:]
    /// The sizes that views without one of their own came with.
    private var broughtSizes: [ObjectIdentifier: CGSize] = [:]
    private var knownSizes = KnownSizes()

    /// A stack in a rectangle.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// A stack from a nib.
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        (coder as? any ObjectCoder)?.fill(self)
    }

    /// A stack of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// The views in the stack, in order; hidden ones keep their place.
    open var arrangedSubviews: [UIView] { arranged }
    /// Whether the stack is a row or a column.
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { subviewSizeDidChange() } }
    /// How the views share the room along the axis.
    open var distribution = Distribution.fill { didSet { subviewSizeDidChange() } }
    /// Where the views are across the axis.
    open var alignment = Alignment.fill { didSet { subviewSizeDidChange() } }
    /// The room between neighbours.
    open var spacing: CGFloat = 0 { didSet { subviewSizeDidChange() } }
    /// Whether the margins keep the views from the edges.
    open var isLayoutMarginsRelativeArrangement = false { didSet { subviewSizeDidChange() } }
    /// Whether spacing in a column is measured from baseline to baseline.
    open var isBaselineRelativeArrangement = false { didSet { subviewSizeDidChange() } }

    /// Puts a view at the end.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arranged.count - (arranged.contains { $0 === view } ? 1 : 0))
    }

    /// Puts a view at a place.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arranged.removeAll { $0 === view }
        guard (0...arranged.count).contains(stackIndex) else {
            return Headless.raise(
                .internalInconsistency(
                    "Index out of bounds for arranged subview: index = \(stackIndex) expected to be less than or equal to \(arranged.count)"
                )
            )
        }
        arranged.insert(view, at: stackIndex)
        broughtSizes[ObjectIdentifier(view)] = view.bounds.size
        if view.superview !== self { addSubview(view) }
        subviewSizeDidChange()
    }

    /// Takes a view out of the stack; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        arranged.removeAll { $0 === view }
        customSpacing[ObjectIdentifier(view)] = nil
        broughtSizes[ObjectIdentifier(view)] = nil
        subviewSizeDidChange()
    }

    /// Sets the room after a view.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacing[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        subviewSizeDidChange()
    }

    /// The room after a view; `spacingUseDefault` where it has none of its own.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacing[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        for (view, frame) in StackLayout(of: self).frames(in: room(in: bounds)) { view.place(at: frame) }
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        if isLayoutMarginsRelativeArrangement { subviewSizeDidChange() }
    }

    /// The view whose first line of text stands for the stack's: in a column the first, in a row the tallest.
    open override var forFirstBaselineLayout: UIView { baselineView(inColumn: \.first) }
    /// The view whose last line of text stands for the stack's: in a column the last, in a row the tallest.
    open override var forLastBaselineLayout: UIView { baselineView(inColumn: \.last) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize(width: size.width) }

    override func subviewSizeDidChange() {
        super.subviewSizeDidChange()
        knownSizes = KnownSizes()
        invalidateIntrinsicContentSize()
    }

    /// The size that a view wants, where lines of text break at `width`.
    func wantedSize(of view: UIView, width: CGFloat) -> CGSize {
        if let stack = view as? UIStackView { return stack.naturalSize(width: width) }
        if let label = view as? UILabel { return label.sizeThatFits(CGSize(width: width, height: 0)) }
        let own = view.intrinsicContentSize
        let brought = broughtSizes[ObjectIdentifier(view)] ?? .zero
        return CGSize(
            width: own.width == UIView.noIntrinsicMetric ? brought.width : own.width,
            height: own.height == UIView.noIntrinsicMetric ? brought.height : own.height
        )
    }

    /// The room between a view and the next.
    func gap(after view: UIView) -> CGFloat {
        let own = customSpacing[ObjectIdentifier(view)] ?? spacing
        return own == Self.spacingUseSystem ? 8 : own
    }

    /// What the margins leave of a rectangle.
    func room(in rect: CGRect) -> CGRect {
        isLayoutMarginsRelativeArrangement ? rect.inset(by: layoutMargins) : rect
    }

    private func naturalSize(width: CGFloat) -> CGSize {
        knownSizes.size(width: width) {
            let margins = isLayoutMarginsRelativeArrangement ? layoutMargins : .zero
            let room = width > 0 ? width - margins.left - margins.right : .infinity
            let content = StackLayout(of: self).naturalSize(width: room)
            return CGSize(
                width: content.width + margins.left + margins.right,
                height: content.height + margins.top + margins.bottom
            )
        }
    }

    private func baselineView(inColumn place: KeyPath<[UIView], UIView?>) -> UIView {
        let seen = arranged.filter { !$0.isHidden }
        guard axis == .horizontal else { return seen[keyPath: place] ?? self }
        return seen.max { wantedSize(of: $0, width: 0).height < wantedSize(of: $1, width: 0).height } ?? self
    }
}
