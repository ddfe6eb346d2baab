/// A rectangle that is part of a selection.
@MainActor
open class UITextSelectionRect: NSObject {
    /// Where it is.
    open var rect: CGRect { .zero }
    /// The direction of its text.
    open var writingDirection: NSWritingDirection { .natural }
    /// Whether the selection starts in it.
    open var containsStart: Bool { false }
    /// Whether the selection ends in it.
    open var containsEnd: Bool { false }
    /// Whether its text runs downwards.
    open var isVertical: Bool { false }

    /// A rectangle of no selection.
    public override init() {
        super.init()
    }
}
