/// An animation that ends as a weight on a spring does.
open class CASpringAnimation: CABasicAnimation {
    /// How heavy the weight is.
    open var mass: CGFloat = 1
    /// How stiff the spring is.
    open var stiffness: CGFloat = 100
    /// How much the spring is slowed.
    open var damping: CGFloat = 10
    /// How fast the weight is at the start.
    open var initialVelocity: CGFloat = 0

    /// How long it takes until the weight rests, to a thousandth of its way.
    open var settlingDuration: CFTimeInterval {
        SpringMotion(mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity).settlingTime
    }

    override func takeValues(of other: CAAnimation) {
        super.takeValues(of: other)
        guard let other = other as? CASpringAnimation else { return }
        mass = other.mass
        stiffness = other.stiffness
        damping = other.damping
        initialVelocity = other.initialVelocity
    }
}
