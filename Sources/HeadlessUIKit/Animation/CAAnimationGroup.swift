/// Animations that run together; what lasts longer than the group is cut.
open class CAAnimationGroup: CAAnimation {
    /// The animations; of their own delegates none hears.
    open var animations: [CAAnimation]?

    override func takeValues(of other: CAAnimation) {
        super.takeValues(of: other)
        animations = (other as? CAAnimationGroup)?.animations?.compactMap { $0.copy() as? CAAnimation }
    }
}
