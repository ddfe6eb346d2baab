/// A row of dots, one for each page.
@MainActor
open class UIPageControl: UIControl {
    private var page = 0
    private var images: [Int: UIImage] = [:]
    private var currentImages: [Int: UIImage] = [:]

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
    open var hidesForSinglePage = false { didSet { invalidateIntrinsicContentSize() } }
    /// The colour of the dots.
    open var pageIndicatorTintColor: UIColor?
    /// The colour of the dot that stands out.
    open var currentPageIndicatorTintColor: UIColor?
    /// Whether a finger can run along the dots.
    open var allowsContinuousInteraction = true
    /// What is behind the dots.
    open var backgroundStyle = BackgroundStyle.automatic
    /// How a finger uses the dots just now.
    open private(set) var interactionState = InteractionState.none
    /// The direction in which the pages follow each other.
    open var direction = Direction.natural { didSet { invalidateIntrinsicContentSize() } }
    /// Whether a finger changes the page without moving the dot that stands out.
    open var defersCurrentPageDisplay = false
    /// The image in place of the dots.
    open var preferredIndicatorImage: UIImage?
    /// The image in place of the dot that stands out.
    open var preferredCurrentPageIndicatorImage: UIImage?

    /// The image in place of a page's dot.
    open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

    /// Sets the image in place of a page's dot.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        guard isPage(page) else { return }
        images[page] = image
    }

    /// The image in place of a page's dot while it stands out.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

    /// Sets the image in place of a page's dot while it stands out.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        guard isPage(page) else { return }
        currentImages[page] = image
    }

    /// Moves the dot that stands out to the page.
    open func updateCurrentPageDisplay() {}

    /// The room that so many dots take.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let length = 16.5 * CGFloat(pageCount) + 16
        return isUpright ? CGSize(width: 26, height: length) : CGSize(width: length, height: 26)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override var intrinsicContentSize: CGSize {
        hidesForSinglePage && numberOfPages <= 1 ? .zero : size(forNumberOfPages: numberOfPages)
    }

    /// A finger on the first half goes a page back, on the second half a page on.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, point(inside: touch.location(in: self), with: event) else { return }
        let place = touch.location(in: self)
        let isInFirstHalf = isUpright ? place.y < bounds.midY : place.x < bounds.midX
        let isBack = isInFirstHalf != (direction == .rightToLeft || direction == .bottomToTop)
        let before = currentPage
        interactionState = .discrete
        currentPage += isBack ? -1 : 1
        if currentPage != before { userDidChangeValue() }
        interactionState = .none
    }

    private var isUpright: Bool { direction == .topToBottom || direction == .bottomToTop }

    private func isPage(_ page: Int) -> Bool {
        guard (0..<numberOfPages).contains(page) else {
            Headless.raise(.range("page index \(page) is out of bounds for \(numberOfPages) pages"))
            return false
        }
        return true
    }
}
