/// An animation from what a layer showed to what it shows.
open class CATransition: CAAnimation {
    /// How the one takes the place of the other.
    open var type = CATransitionType.fade
    /// From where the other comes.
    open var subtype: CATransitionSubtype?
    /// Where in the transition it starts, from 0 to 1.
    open var startProgress: Float = 0
    /// Where in the transition it ends, from 0 to 1.
    open var endProgress: Float = 1

    override func takeValues(of other: CAAnimation) {
        super.takeValues(of: other)
        guard let other = other as? CATransition else { return }
        type = other.type
        subtype = other.subtype
        startProgress = other.startProgress
        endProgress = other.endProgress
    }
}
