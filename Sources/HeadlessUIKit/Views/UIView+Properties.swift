extension UIView {
    /// A number by which the view is found; 0 unless set.
    public var tag: Int {
        get { core.tag }
        set { core.tag = newValue }
    }

    /// Where the content goes when its size is not the view's.
    public var contentMode: ContentMode {
        get { core.contentMode }
        set {
            core.contentMode = newValue
            core.layer.needsDisplayOnBoundsChange = newValue == .redraw
        }
    }

    /// Whether several fingers count.
    public var isMultipleTouchEnabled: Bool {
        get { core.isMultipleTouchEnabled }
        set { core.isMultipleTouchEnabled = newValue }
    }

    /// Whether a finger here keeps fingers elsewhere from counting.
    public var isExclusiveTouch: Bool {
        get { core.isExclusiveTouch }
        set { core.isExclusiveTouch = newValue }
    }

    /// How many pixels make a point.
    public var contentScaleFactor: CGFloat {
        get { core.contentScaleFactor }
        set { core.contentScaleFactor = newValue }
    }

    /// A name under which the view's state is kept.
    public var restorationIdentifier: String? {
        get { core.restorationIdentifier }
        set { core.restorationIdentifier = newValue }
    }

    /// The view whose alpha cuts this one.
    public var mask: UIView? {
        get { core.mask }
        set {
            core.mask = newValue
            layer.mask = newValue?.layer
        }
    }
}
