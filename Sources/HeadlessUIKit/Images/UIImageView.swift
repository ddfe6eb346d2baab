/// A view that shows an image.
@MainActor
open class UIImageView: UIView {
    /// A view in a rectangle, without an image.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// A view from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// A view as large as its image.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }

    /// A view as large as its image, with another image while highlighted.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        self.highlightedImage = highlightedImage
    }

    override func applyClassDefaults() {
        super.applyClassDefaults()
        core.isUserInteractionEnabled = false
    }

    /// The image.
    open var image: UIImage? {
        didSet { if image?.size != oldValue?.size { invalidateIntrinsicContentSize() } }
    }
    /// The image while highlighted.
    open var highlightedImage: UIImage?
    /// Whether the highlighted image is shown.
    open var isHighlighted = false
    /// The image that is shown now.
    var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }
    /// The configuration of a symbol.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The images of an animation.
    open var animationImages: [UIImage]?
    /// The images of an animation while highlighted.
    open var highlightedAnimationImages: [UIImage]?
    /// How long one round of the animation lasts; 0 for a thirtieth of a second for each image.
    open var animationDuration: TimeInterval = 0
    /// How many rounds there are; 0 for any number.
    open var animationRepeatCount = 0
    private var end: Headless.Clock.Ticket?
    /// The effects on a symbol.
    var effects = SymbolEffects()
    /// Whether the animation runs.
    open private(set) var isAnimating = false

    /// Runs the animation, where there are images for one.
    open func startAnimating() {
        let images = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
        stopAnimating()
        guard let images, !images.isEmpty else { return }
        isAnimating = true
        guard animationRepeatCount > 0 else { return }
        let round = animationDuration > 0 ? animationDuration : Double(images.count) / 30
        end = Headless.schedule(after: round * Double(animationRepeatCount)) { [weak self] in
            self?.isAnimating = false
        }
    }

    /// Stops the animation.
    open func stopAnimating() {
        if let end { Headless.cancel(end) }
        end = nil
        isAnimating = false
    }

    /// The image's size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        image?.size ?? .zero
    }

    /// The image's size; none without an image.
    open override var intrinsicContentSize: CGSize {
        image?.size ?? super.intrinsicContentSize
    }
}
