/// Where a layer's picture goes when its size is not the layer's.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name of it.
    public let rawValue: String

    /// Names one.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// In the middle.
    public static var center: CALayerContentsGravity { CALayerContentsGravity(rawValue: "center") }
    /// At the top.
    public static var top: CALayerContentsGravity { CALayerContentsGravity(rawValue: "top") }
    /// At the bottom.
    public static var bottom: CALayerContentsGravity { CALayerContentsGravity(rawValue: "bottom") }
    /// At the left.
    public static var left: CALayerContentsGravity { CALayerContentsGravity(rawValue: "left") }
    /// At the right.
    public static var right: CALayerContentsGravity { CALayerContentsGravity(rawValue: "right") }
    /// In the top left corner.
    public static var topLeft: CALayerContentsGravity { CALayerContentsGravity(rawValue: "topLeft") }
    /// In the top right corner.
    public static var topRight: CALayerContentsGravity { CALayerContentsGravity(rawValue: "topRight") }
    /// In the bottom left corner.
    public static var bottomLeft: CALayerContentsGravity { CALayerContentsGravity(rawValue: "bottomLeft") }
    /// In the bottom right corner.
    public static var bottomRight: CALayerContentsGravity { CALayerContentsGravity(rawValue: "bottomRight") }
    /// Stretched to the layer.
    public static var resize: CALayerContentsGravity { CALayerContentsGravity(rawValue: "resize") }
    /// As large as fits, whole.
    public static var resizeAspect: CALayerContentsGravity { CALayerContentsGravity(rawValue: "resizeAspect") }
    /// As small as fills, cut.
    public static var resizeAspectFill: CALayerContentsGravity { CALayerContentsGravity(rawValue: "resizeAspectFill") }
}
