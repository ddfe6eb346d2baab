/// A layer that sends out particles; none is seen here.
open class CAEmitterLayer: CALayer {
    /// The particles.
    open var emitterCells: [CAEmitterCell]?
    /// What the particles' rates are multiplied by.
    open var birthRate: Float = 1
    /// What the particles' lives are multiplied by.
    open var lifetime: Float = 1
    /// The middle of what sends them out.
    open var emitterPosition = CGPoint.zero
    /// How far towards the eye that is.
    open var emitterZPosition: CGFloat = 0
    /// How large it is.
    open var emitterSize = CGSize.zero
    /// How deep it is.
    open var emitterDepth: CGFloat = 0
    /// What shape it has.
    open var emitterShape = CAEmitterLayerEmitterShape.point
    /// Where of it particles come from.
    open var emitterMode = CAEmitterLayerEmitterMode.volume
    /// In which order particles are drawn.
    open var renderMode = CAEmitterLayerRenderMode.unordered
    /// Whether the depth of the particles is kept.
    open var preservesDepth = false
    /// What the particles' speeds are multiplied by.
    open var velocity: Float = 1
    /// What the particles' sizes are multiplied by.
    open var scale: Float = 1
    /// What the particles' turns are multiplied by.
    open var spin: Float = 1
    /// What chance starts from.
    open var seed: UInt32 = 0
}
