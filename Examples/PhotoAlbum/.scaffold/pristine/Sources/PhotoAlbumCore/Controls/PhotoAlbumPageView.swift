/// A page that scrolls: the stack in its scroll view is as wide as the page, and as high as what stands in it.
///
/// Whoever changes what stands there says so by `setNeedsLayout`.
public final class PhotoAlbumPageView: UIView {
    private static let margin: CGFloat = 16

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
}
