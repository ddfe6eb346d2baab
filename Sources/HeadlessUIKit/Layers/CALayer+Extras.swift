extension CALayer {
    /// Values that hold where the layer has none.
    public var style: [AnyHashable: Any]? {
        get { extras.style }
        set { extras.style = newValue }
    }

    /// How far the anchor point is from the layer's plane.
    public var anchorPointZ: CGFloat {
        get { extras.anchorPointZ }
        set { extras.anchorPointZ = newValue }
    }

    /// The part of the picture that is shown, from 0 to 1.
    public var contentsRect: CGRect {
        get { extras.contentsRect }
        set { extras.contentsRect = newValue }
    }

    /// The part of the picture that stretches, from 0 to 1.
    public var contentsCenter: CGRect {
        get { extras.contentsCenter }
        set { extras.contentsCenter = newValue }
    }

    /// How the pixels lie that the layer draws.
    public var contentsFormat: CALayerContentsFormat {
        get { extras.contentsFormat }
        set { extras.contentsFormat = newValue }
    }

    /// How the picture is made smaller.
    public var minificationFilter: CALayerContentsFilter {
        get { extras.minificationFilter }
        set { extras.minificationFilter = newValue }
    }

    /// How the picture is made larger.
    public var magnificationFilter: CALayerContentsFilter {
        get { extras.magnificationFilter }
        set { extras.magnificationFilter = newValue }
    }

    /// How much sharper the picture is made smaller.
    public var minificationFilterBias: Float {
        get { extras.minificationFilterBias }
        set { extras.minificationFilterBias = newValue }
    }

    /// Whether the layer is seen from behind.
    public var isDoubleSided: Bool {
        get { extras.isDoubleSided }
        set { extras.isDoubleSided = newValue }
    }

    /// Whether y grows upwards in the sublayers.
    public var isGeometryFlipped: Bool {
        get { extras.isGeometryFlipped }
        set { extras.isGeometryFlipped = newValue }
    }

    /// Which edges are smooth.
    public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { extras.edgeAntialiasingMask }
        set { extras.edgeAntialiasingMask = newValue }
    }

    /// Whether edges may be smooth.
    public var allowsEdgeAntialiasing: Bool {
        get { extras.allowsEdgeAntialiasing }
        set { extras.allowsEdgeAntialiasing = newValue }
    }

    /// Whether the layer's opacity holds for it and its sublayers as a whole.
    public var allowsGroupOpacity: Bool {
        get { extras.allowsGroupOpacity }
        set { extras.allowsGroupOpacity = newValue }
    }

    /// Whether drawing happens on another thread; it never does here.
    public var drawsAsynchronously: Bool {
        get { extras.drawsAsynchronously }
        set { extras.drawsAsynchronously = newValue }
    }

    /// What mixes the layer with those behind.
    public var compositingFilter: Any? {
        get { extras.compositingFilter }
        set { extras.compositingFilter = newValue }
    }

    /// What changes how the layer looks.
    public var filters: [Any]? {
        get { extras.filters }
        set { extras.filters = newValue }
    }

    /// What changes how those behind look.
    public var backgroundFilters: [Any]? {
        get { extras.backgroundFilters }
        set { extras.backgroundFilters = newValue }
    }
}
