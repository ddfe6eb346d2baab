/// A control whose value goes up and down by steps.
@MainActor
open class UIStepper: UIControl {
    private var count: Double = 0
    private var backgrounds = StateImages()
    private var dividers = DividerImages()
    private var pluses = StateImages()
    private var minuses = StateImages()

    /// A stepper at a point; its size is always the same.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    }

    /// A stepper from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The value, never outside of the limits; setting it in code sends no event.
    open var value: Double {
        get { count }
        set { count = min(max(newValue, minimumValue), maximumValue) }
    }
    /// The least value.
    open var minimumValue: Double = 0 { didSet { value = count } }
    /// The greatest value.
    open var maximumValue: Double = 100 { didSet { value = count } }
    /// How far one step goes.
    open var stepValue: Double = 1 {
        didSet {
            guard stepValue <= 0 else { return }
            Headless.raise(.invalidArgument("stepValue must be greater than 0"))
            stepValue = oldValue
        }
    }
    /// Whether events are sent while a finger stays.
    open var isContinuous = true
    /// Whether a finger that stays repeats the step.
    open var autorepeat = true
    /// Whether a step beyond one limit arrives at the other.
    open var wraps = false

    // MARK: Images

    /// Sets the image behind for a state.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) { backgrounds[state] = image }
    /// The image behind for a state.
    open func backgroundImage(for state: UIControl.State) -> UIImage? { backgrounds[state] }
    /// Sets the plus for a state.
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) { pluses[state] = image }
    /// The plus for a state.
    open func incrementImage(for state: UIControl.State) -> UIImage? { pluses[state] }
    /// Sets the minus for a state.
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) { minuses[state] = image }
    /// The minus for a state.
    open func decrementImage(for state: UIControl.State) -> UIImage? { minuses[state] }

    /// Sets the image between both halves for their states.
    open func setDividerImage(
        _ image: UIImage?,
        forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) {
        dividers[leftState, rightState] = image
    }

    /// The image between both halves for their states.
    open func dividerImage(
        forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) -> UIImage? { dividers[leftState, rightState] }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
    open override var intrinsicContentSize: CGSize { Self.size }

    /// A finger on the left half steps down, on the right half up.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, point(inside: touch.location(in: self), with: event) else { return }
        step(isUp: touch.location(in: self).x >= bounds.midX)
    }

    /// Goes a step as a user would; at a limit nothing happens.
    func step(isUp: Bool) {
        let before = value
        let wanted = value + (isUp ? stepValue : -stepValue)
        if wraps, wanted > maximumValue {
            value = minimumValue
        } else if wraps, wanted < minimumValue {
            value = maximumValue
        } else {
            value = wanted
        }
        if value != before { userDidChangeValue() }
    }

    private static let size = CGSize(width: 94, height: 32)
}
