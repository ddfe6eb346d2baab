/// How small text may be set to fit, and how it came out.
open class NSStringDrawingContext: NSObject {
    /// A context in which text keeps its size.
    public override init() {
        super.init()
    }

    /// The least part of its size that text may be set in, from 0 to 1; 0 for its whole size.
    open var minimumScaleFactor: CGFloat = 0
    /// The part of its size that text was set in.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// The rectangle that text was set in, in points.
    open internal(set) var totalBounds = CGRect.zero
}
