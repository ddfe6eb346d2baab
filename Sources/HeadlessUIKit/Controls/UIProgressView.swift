/// A bar that fills as something goes on.
@MainActor
open class UIProgressView: UIView {
    /// How the bar looks.
    public enum Style: Int, Sendable {
        /// As in content.
        case `default` = 0
        /// As in a bar.
        case bar = 1
    }

    private var part: Float = 0

    /// A bar in a rectangle.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// A bar from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// A bar of a look.
    public convenience init(progressViewStyle style: UIProgressView.Style) {
        self.init(frame: .zero)
        progressViewStyle = style
        frame.size = sizeThatFits(CGSize(width: 160, height: 0))
    }

    /// How the bar looks.
    open var progressViewStyle = Style.default
    /// How much is done, from 0 to 1.
    open var progress: Float {
        get { observedProgress.map { Float($0.fractionCompleted) } ?? part }
        set { part = min(max(newValue, 0), 1) }
    }
    /// The colour of what is done.
    open var progressTintColor: UIColor?
    /// The colour of what remains.
    open var trackTintColor: UIColor?
    /// The picture of what is done.
    open var progressImage: UIImage?
    /// The picture of what remains.
    open var trackImage: UIImage?

    /// Whose part that is done is shown, instead of what was set.
    open var observedProgress: Progress?

    /// Sets how much is done.
    open func setProgress(_ progress: Float, animated: Bool) {
        self.progress = progress
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: height)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: height)
    }

    private var height: CGFloat { progressViewStyle == .bar ? 2.5 : 4 }
}
