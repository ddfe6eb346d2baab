/// A control that is on or off.
@MainActor
open class UISwitch: UIControl {
    /// How a switch looks.
    public enum Style: Int, Sendable {
        /// As the device's switches look.
        case automatic = 0
        /// As a box to tick.
        case checkbox = 1
        /// As a knob that slides.
        case sliding = 2
    }

    /// A switch at a point; its size is always the same.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    }

    /// A switch from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Whether the switch is on; setting it in code sends no event.
    open var isOn = false
    /// The colour while on.
    open var onTintColor: UIColor?
    /// The knob's colour.
    open var thumbTintColor: UIColor?
    /// Not shown any more.
    open var onImage: UIImage?
    /// Not shown any more.
    open var offImage: UIImage?
    /// Words beside a box to tick.
    open var title: String?
    /// How the switch looks.
    open var style: Style { .sliding }
    /// How the switch should look.
    open var preferredStyle = Style.automatic

    /// Turns the switch on or off without sending an event.
    open func setOn(_ on: Bool, animated: Bool) {
        isOn = on
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
    open override var intrinsicContentSize: CGSize { Self.size }

    override func touchUpInside() {
        isOn.toggle()
        userDidChangeValue()
        super.touchUpInside()
    }

    private static let size = CGSize(width: 51, height: 31)
}
