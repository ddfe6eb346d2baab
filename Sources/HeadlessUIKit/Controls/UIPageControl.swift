/// A row of dots, one for each page.
@MainActor
open class UIPageControl: UIControl {
    private var page = 0

    /// Dots in a rectangle.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Dots from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// How many pages there are.
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(0, numberOfPages)
            currentPage = page
            invalidateIntrinsicContentSize()
        }
    }
    /// The page whose dot stands out; setting it in code sends no event.
    open var currentPage: Int {
        get { page }
        set { page = min(max(0, newValue), max(0, numberOfPages - 1)) }
    }
    /// Whether a single page shows no dot.
    open var hidesForSinglePage = false
    /// The colour of the dots.
    open var pageIndicatorTintColor: UIColor?
    /// The colour of the dot that stands out.
    open var currentPageIndicatorTintColor: UIColor?
    /// Whether a finger can run along the dots.
    open var allowsContinuousInteraction = true

    /// The room that so many dots take.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: 16.5 * CGFloat(pageCount) + 16, height: 26)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    /// A finger on the left half goes a page back, on the right half a page on.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, point(inside: touch.location(in: self), with: event) else { return }
        let before = currentPage
        currentPage += touch.location(in: self).x < bounds.midX ? -1 : 1
        if currentPage != before { userDidChangeValue() }
    }
}
