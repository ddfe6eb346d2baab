/// A layer that only moves, scales and turns those below.
open class CATransformLayer: CALayer {}
