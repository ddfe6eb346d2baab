/// A control whose value is set by sliding a knob.
@MainActor
open class UISlider: UIControl {
    private var position: Float = 0
    var thumbImages = StateImages()
    var minimumTrackImages = StateImages()
    var maximumTrackImages = StateImages()

    /// A slider in a rectangle.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// A slider from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The value, never outside of the limits; setting it in code sends no event.
    open var value: Float {
        get { position }
        set { position = min(max(newValue, minimumValue), max(minimumValue, maximumValue)) }
    }
    /// The least value.
    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = position
        }
    }
    /// The greatest value.
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = position
        }
    }
    /// Whether events are sent while the knob slides, and not only at the end.
    open var isContinuous = true
    /// The colour before the knob.
    open var minimumTrackTintColor: UIColor?
    /// The colour behind the knob.
    open var maximumTrackTintColor: UIColor?
    /// The knob's colour.
    open var thumbTintColor: UIColor?
    /// The picture at the least value.
    open var minimumValueImage: UIImage? { didSet { setNeedsLayout() } }
    /// The picture at the greatest value.
    open var maximumValueImage: UIImage? { didSet { setNeedsLayout() } }
    /// As on which machine the slider behaves.
    open var behavioralStyle: UIBehavioralStyle { .pad }
    /// As on which machine the slider should behave.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic

    /// Sets the value without sending an event.
    open func setValue(_ value: Float, animated: Bool) {
        self.value = value
    }

    // MARK: Images

    /// Sets the knob's image for a state.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) { thumbImages[state] = image }
    /// Sets the image before the knob for a state.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) { minimumTrackImages[state] = image }
    /// Sets the image behind the knob for a state.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) { maximumTrackImages[state] = image }
    /// The knob's image for a state.
    open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages[state] }
    /// The image before the knob for a state.
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { minimumTrackImages[state] }
    /// The image behind the knob for a state.
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { maximumTrackImages[state] }
    /// The knob's image now.
    open var currentThumbImage: UIImage? { thumbImages[state] }
    /// The image before the knob now.
    open var currentMinimumTrackImage: UIImage? { minimumTrackImages[state] }
    /// The image behind the knob now.
    open var currentMaximumTrackImage: UIImage? { maximumTrackImages[state] }

    // MARK: Layout

    /// The rectangle of the picture at the least value.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        let size = minimumValueImage?.size ?? .zero
        return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// The rectangle of the picture at the greatest value.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        let size = maximumValueImage?.size ?? .zero
        let x = bounds.maxX - size.width
        return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// The rectangle of the line along which the knob slides.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let left = minimumValueImage == nil ? 2 : minimumValueImageRect(forBounds: bounds).width + 15
        let right = maximumValueImage == nil ? 2 : maximumValueImageRect(forBounds: bounds).width + 15
        return CGRect(
            x: bounds.minX + left,
            y: bounds.midY - 2,
            width: max(0, bounds.width - left - right),
            height: 4
        )
    }

    /// The rectangle of the knob at a value.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? CGSize(width: 28, height: 28)
        let range = maximumValue - minimumValue
        let part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
        let x = rect.minX - 2 + part * (rect.width + 4 - size.width)
        return CGRect(x: x, y: rect.midY - size.height / 2, width: size.width, height: size.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.height)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
    }

    private static let height: CGFloat = 34
}
