/// What the context of an image is like.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// How many pixels make a point.
    open var scale = UITraitCollection.phone.displayScale
    /// Whether the image covers all that is below it.
    open var opaque = false
    /// How many colours there are.
    open var preferredRange = Range.automatic

    /// A format that suits the device.
    public override init() {
        super.init()
    }

    /// A format that suits traits.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    /// Whether there are colours beyond those of sRGB.
    @available(*, deprecated, message: "Use preferredRange")
    open var prefersExtendedRange: Bool {
        get { preferredRange == .extended }
        set { preferredRange = newValue ? .extended : .standard }
    }

    /// Whether images may be brighter than white.
    @available(iOS 17.0, *)
    open var supportsHighDynamicRange: Bool { false }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIGraphicsImageRendererFormat()
        copy.bounds = bounds
        copy.scale = scale
        copy.opaque = opaque
        copy.preferredRange = preferredRange
        return copy
    }
}

extension UIGraphicsImageRendererFormat {
    /// How many colours there are.
    public enum Range: Int, Sendable {
        /// Left open.
        case unspecified = -1
        /// As many as the device shows.
        case automatic = 0
        /// More than those of sRGB.
        case extended = 1
        /// Those of sRGB.
        case standard = 2
    }
}
