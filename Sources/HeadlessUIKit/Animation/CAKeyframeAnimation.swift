/// An animation through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values.
    open var values: [Any]?
    /// The path, in the place of values.
    open var path: CGPath?
    /// When each value is shown, as a share of the duration.
    open var keyTimes: [NSNumber]?
    /// How far it is between each two values.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// What is shown between two values.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// How tight the curve through each value is.
    open var tensionValues: [NSNumber]?
    /// How smooth the curve through each value is.
    open var continuityValues: [NSNumber]?
    /// To which side the curve through each value leans.
    open var biasValues: [NSNumber]?
    /// How what moves along a path turns; nil for not at all.
    open var rotationMode: CAAnimationRotationMode?

    override func takeValues(of other: CAAnimation) {
        super.takeValues(of: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        values = other.values
        path = other.path
        keyTimes = other.keyTimes
        timingFunctions = other.timingFunctions
        calculationMode = other.calculationMode
        tensionValues = other.tensionValues
        continuityValues = other.continuityValues
        biasValues = other.biasValues
        rotationMode = other.rotationMode
    }
}
