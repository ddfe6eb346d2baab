/// What few layers set.
struct LayerExtras {
    var style: [AnyHashable: Any]?
    var anchorPointZ: CGFloat = 0
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsFormat = CALayerContentsFormat.RGBA8Uint
    var minificationFilter = CALayerContentsFilter.linear
    var magnificationFilter = CALayerContentsFilter.linear
    var minificationFilterBias: Float = 0
    var isDoubleSided = true
    var isGeometryFlipped = false
    var edgeAntialiasingMask = CAEdgeAntialiasingMask.all
    var allowsEdgeAntialiasing = false
    var allowsGroupOpacity = true
    var drawsAsynchronously = false
    var compositingFilter: Any?
    var filters: [Any]?
    var backgroundFilters: [Any]?
    /// What was kept under names.
    var values: [String: Any] = [:]
}
