/// One finger on the screen.
@MainActor
open class UITouch: NSObject {
    /// A finger.
    public override init() {
        super.init()
    }
}
