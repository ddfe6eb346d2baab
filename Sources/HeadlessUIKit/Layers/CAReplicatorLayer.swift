/// A layer that shows its sublayers several times.
open class CAReplicatorLayer: CALayer {
    /// How often the sublayers are shown, the originals counted.
    open var instanceCount = 1
    /// Whether the depth of the sublayers is kept.
    open var preservesDepth = false
    /// How much later each copy is, in seconds.
    open var instanceDelay: CFTimeInterval = 0
    /// How each copy is moved, scaled and turned beside the one before.
    open var instanceTransform = CATransform3DIdentity
    /// The colour that the first copy is multiplied by.
    open var instanceColor: CGColor? = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    /// How much more red each copy is.
    open var instanceRedOffset: Float = 0
    /// How much more green each copy is.
    open var instanceGreenOffset: Float = 0
    /// How much more blue each copy is.
    open var instanceBlueOffset: Float = 0
    /// How much more opaque each copy is.
    open var instanceAlphaOffset: Float = 0
}
