/// Something that the user did.
@MainActor
open class UIEvent: NSObject {
    /// The fingers that are part of it.
    open internal(set) var allTouches: Set<UITouch>?
    /// When it happened, on the virtual clock.
    open internal(set) var timestamp: TimeInterval = 0

    /// An event.
    public override init() {
        super.init()
    }
}
