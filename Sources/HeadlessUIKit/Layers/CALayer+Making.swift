extension CALayer {
    /// A layer of this very class, through `init()`.
    @_silgen_name("HeadlessUIKit_CALayer_made")
    class func make(made: Bool) -> CALayer

    /// A layer of this very class, through `init(layer:)`.
    @_silgen_name("HeadlessUIKit_CALayer_copied")
    class func make(copyOf layer: consuming CALayer) -> CALayer
}
