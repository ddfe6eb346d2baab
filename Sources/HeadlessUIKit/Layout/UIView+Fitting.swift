extension UIView {
    /// The least size, to be given to `systemLayoutSizeFitting`.
    public class var layoutFittingCompressedSize: CGSize { .zero }
    /// A size larger than any, to be given to `systemLayoutSizeFitting`.
    public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

    /// The view whose baseline stands for this view's.
    @available(
        iOS,
        introduced: 6.0,
        deprecated: 9.0,
        message: "Override forFirstBaselineLayout or forLastBaselineLayout"
    )
    public func forBaselineLayout() -> UIView { self }

    /// The size nearest to `target` that the content's wishes allow, each wish weighed against how much the target does.
    func fittingSize(
        nearest target: CGSize,
        across: UILayoutPriority,
        down: UILayoutPriority
    ) -> CGSize {
        let natural = systemLayoutSizeFitting(target)
        let width = compromise(between: natural.width, and: target.width, weighing: across, along: .horizontal)
        let height = width == natural.width ? natural.height : heightFitting(width: width)
        return CGSize(
            width: width,
            height: compromise(between: height, and: target.height, weighing: down, along: .vertical)
        )
    }

    private func compromise(
        between natural: CGFloat,
        and target: CGFloat,
        weighing weight: UILayoutPriority,
        along axis: NSLayoutConstraint.Axis
    ) -> CGFloat {
        let wish =
            target < natural ? contentCompressionResistancePriority(for: axis) : contentHuggingPriority(for: axis)
        return weight == .required || weight.rawValue > wish.rawValue ? target : natural
    }

    /// The height that the content needs where it is so wide.
    private func heightFitting(width: CGFloat) -> CGFloat {
        let own = intrinsicContentSize.height
        guard own == UIView.noIntrinsicMetric || self is UILabel || self is UITextView else { return own }
        return sizeThatFits(CGSize(width: width, height: 0)).height
    }
}
