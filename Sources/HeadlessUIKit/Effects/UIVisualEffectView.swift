/// A view that shows an effect, and content on it.
@MainActor
open class UIVisualEffectView: UIView {
    /// The effect; nil for none.
    open var effect: UIVisualEffect?
    private let content = UIView()

    /// A view of no size that shows an effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        fillWithContent()
    }

    /// A view in a rectangle, without an effect.
    public override convenience init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    /// A view from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        fillWithContent()
    }

    /// The view that content is put in.
    open var contentView: UIView { content }

    /// Refuses a view that does not go into `contentView`.
    open override func addSubview(_ view: UIView) {
        guard view !== content else { return super.addSubview(view) }
        Headless.raise(
            .internalInconsistency(
                "\(view.description) has been added as a subview to \(description). Do not add subviews directly to the "
                    + "visual effect view itself, instead add them to the -contentView."
            )
        )
    }

    private func fillWithContent() {
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        super.insertSubview(content, at: 0)
    }
}
