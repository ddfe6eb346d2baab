/// A control whose value is set by sliding a knob.
@MainActor
open class UISlider: UIControl {
    private var position: Float = 0

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
    open var minimumValueImage: UIImage?
    /// The picture at the greatest value.
    open var maximumValueImage: UIImage?

    /// Sets the value without sending an event.
    open func setValue(_ value: Float, animated: Bool) {
        self.value = value
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.height)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
    }

    private static let height: CGFloat = 34
}
