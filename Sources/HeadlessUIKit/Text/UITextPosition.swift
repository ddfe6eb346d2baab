/// A place in a text.
@MainActor
open class UITextPosition: NSObject {
    /// A place of no text.
    public override init() {
        super.init()
    }
}
