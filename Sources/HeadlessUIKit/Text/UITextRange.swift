/// A part of a text.
@MainActor
open class UITextRange: NSObject {
    /// A part of no text.
    public override init() {
        super.init()
    }

    /// Where the part begins.
    open var start: UITextPosition { UITextPosition() }
    /// Where the part ends.
    open var end: UITextPosition { UITextPosition() }
    /// Whether there is nothing in it.
    open var isEmpty: Bool { start == end }
}
