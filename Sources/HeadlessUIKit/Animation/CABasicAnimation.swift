/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
    /// The value at the start; nil for the layer's own.
    open var fromValue: Any?
    /// The value at the end; nil for the layer's own.
    open var toValue: Any?
    /// What the values differ by.
    open var byValue: Any?

    override func takeValues(of other: CAAnimation) {
        super.takeValues(of: other)
        guard let other = other as? CABasicAnimation else { return }
        fromValue = other.fromValue
        toValue = other.toValue
        byValue = other.byValue
    }
}
