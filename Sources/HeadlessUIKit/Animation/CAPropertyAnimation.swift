/// An animation of one value of a layer.
open class CAPropertyAnimation: CAAnimation {
    /// Which value, such as `position.x`.
    open var keyPath: String?
    /// Whether the values are added to the layer's own.
    open var isAdditive = false
    /// Whether each repetition goes on from the end of the one before.
    open var isCumulative = false
    /// What makes a matrix out of the values.
    open var valueFunction: CAValueFunction?

    /// An animation of a value.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override func takeValues(of other: CAAnimation) {
        super.takeValues(of: other)
        guard let other = other as? CAPropertyAnimation else { return }
        keyPath = other.keyPath
        isAdditive = other.isAdditive
        isCumulative = other.isCumulative
        valueFunction = other.valueFunction
    }
}
