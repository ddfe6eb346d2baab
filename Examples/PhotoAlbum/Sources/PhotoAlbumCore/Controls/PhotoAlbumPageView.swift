/// A page that scrolls: the stack in its scroll view is as wide as the page, and as high as what stands in it. What the
/// keyboard covers can be scrolled to above it.
///
/// Whoever changes what stands there says so by `setNeedsLayout`.
public final class PhotoAlbumPageView: UIView {
    private static let margin: CGFloat = 16

    private let events = EventBag()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setup()
    }

    /// The page that a xib describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setup()
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        guard let scroll = subviews.first as? UIScrollView, let column = scroll.subviews.first as? UIStackView
        else { return }
        let width = max(0, bounds.width - 2 * Self.margin)
        let height = column.systemLayoutSizeFitting(
            CGSize(width: width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        column.frame = CGRect(x: Self.margin, y: Self.margin, width: width, height: height)
        scroll.contentSize = CGSize(width: bounds.width, height: height + 2 * Self.margin)
    }

    private func setup() {
        events.onKeyboard { [weak self] frame in self?.makeRoom(above: frame) }
    }

    private func makeRoom(above keyboard: CGRect) {
        guard let scroll = subviews.first as? UIScrollView else { return }
        let covered = bounds.maxY - convert(keyboard, from: nil).minY
        let inset = max(0, covered - safeAreaInsets.bottom)
        scroll.contentInset.bottom = inset
        scroll.verticalScrollIndicatorInsets.bottom = inset
    }
}
