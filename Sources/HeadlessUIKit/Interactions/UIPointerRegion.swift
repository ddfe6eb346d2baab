/// A part of a view over which a pointer looks the same.
@MainActor
open class UIPointerRegion: NSObject {
    /// The part, in the view.
    public let rect: CGRect
    /// What tells this part from others.
    public let identifier: AnyHashable?
    /// Along which axes the pointer stays in the part while its button is held.
    open var latchingAxes: UIAxis = []

    /// A part of a view.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
        super.init()
    }
}
