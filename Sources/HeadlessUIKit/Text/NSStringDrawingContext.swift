/// What was found when text was measured.
open class NSStringDrawingContext: NSObject {
    /// By how much text may be made smaller to fit; 0 for not at all.
    open var minimumScaleFactor: CGFloat = 0
    /// By how much it was made smaller.
    open private(set) var actualScaleFactor: CGFloat = 1
    /// The room that it took.
    open internal(set) var totalBounds = CGRect.zero
}
