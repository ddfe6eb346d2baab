/// Where a pointer is.
@MainActor
open class UIPointerRegionRequest: NSObject {
    /// The place, in the view.
    public let location: CGPoint
    /// The keys that are held.
    public let modifiers: UIKeyModifierFlags

    init(location: CGPoint) {
        self.location = location
        modifiers = []
        super.init()
    }
}
