/// The region that a text is laid out in.
open class NSTextContainer: NSObject {
    /// The region's size.
    open var size: CGSize
    /// The room kept free at both ends of each line.
    open var lineFragmentPadding: CGFloat = 5
    /// How many lines are laid out at most; 0 for all.
    open var maximumNumberOfLines = 0
    /// What becomes of a line that is too long.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping

    /// A region of this size.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }
}
