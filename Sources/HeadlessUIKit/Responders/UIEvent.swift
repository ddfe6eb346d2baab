/// Something that the user did.
@MainActor
open class UIEvent: NSObject {
    /// An event.
    public override init() {
        super.init()
    }
}
