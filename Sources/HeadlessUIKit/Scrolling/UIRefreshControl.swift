/// The wheel above a list that a pull down sets turning.
@MainActor
open class UIRefreshControl: UIControl {
    /// A refresh control; its scroll view places it.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        self.frame.size = CGSize(width: max(frame.width, 320), height: Self.height)
    }

    /// A refresh control from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Whether the wheel turns.
    open private(set) var isRefreshing = false
    /// Words below the wheel.
    open var attributedTitle: NSAttributedString?

    /// Sets the wheel turning without sending an event.
    open func beginRefreshing() {
        isRefreshing = true
    }

    /// Stops the wheel.
    open func endRefreshing() {
        isRefreshing = false
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    /// Takes the place above the content.
    func place(in scrollView: UIScrollView) {
        let size = CGSize(width: scrollView.bounds.width, height: Self.height)
        frame = CGRect(origin: CGPoint(x: 0, y: min(-Self.height, scrollView.contentOffset.y)), size: size)
    }

    private static let height: CGFloat = 60
}
