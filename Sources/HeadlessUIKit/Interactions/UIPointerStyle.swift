/// How a pointer looks.
@MainActor
open class UIPointerStyle: NSObject {
    /// What it does with the view.
    let effect: UIPointerEffect?
    /// What it looks like.
    let shape: UIPointerShape?
    /// Along which axes it stays.
    let constrainedAxes: UIAxis
    /// What is beside it.
    open var accessories: [UIPointerAccessory] = []

    /// A pointer that does something with the view.
    public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        self.effect = effect
        self.shape = shape
        constrainedAxes = []
        super.init()
    }

    /// A pointer of a shape.
    public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
        effect = nil
        self.shape = shape
        constrainedAxes = axes
        super.init()
    }

    /// A pointer of no shape, or as always.
    public required override init() {
        (effect, shape, constrainedAxes) = (nil, nil, [])
        super.init()
    }

    /// No pointer.
    open class func hidden() -> Self { Self() }

    /// The pointer as always.
    open class func system() -> Self { Self() }
}
