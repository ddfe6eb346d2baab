/// A control that does something when it is tapped.
@MainActor
open class UIButton: UIControl {
    var faces = ButtonFaces()
    var label: UILabel?
    var smallLabel: UILabel?
    var picture: UIImageView?
    var wheel: UIActivityIndicatorView?
    var needsConfiguration = false
    private var isUpdatingConfiguration = false
    var isHoldingContent = false
    var isContentLate = false

    /// A button of its own making in a rectangle.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// A button from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// A button of a kind.
    public convenience init(type buttonType: UIButton.ButtonType) {
        self.init(frame: .zero)
        take(buttonType)
    }

    /// A button of a kind that shows `primaryAction` and does it when tapped.
    public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        take(primaryAction)
    }

    /// A button that shows `primaryAction` and does it when tapped.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        take(primaryAction)
    }

    /// A button with a configuration that does `primaryAction` when tapped.
    public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        take(primaryAction)
        self.configuration = configuration
        contentDidChange()
    }

    /// A button that shows `primaryAction` and does it when tapped.
    open class func systemButton(primaryAction: UIAction?) -> UIButton {
        UIButton(type: .system, primaryAction: primaryAction)
    }

    /// The kind of button.
    open internal(set) var buttonType = ButtonType.custom
    /// What the button means to the user.
    open var role = Role.normal
    /// The menu that the button opens.
    open var menu: UIMenu? {
        didSet {
            if menu == nil, oldValue != nil { isContextMenuInteractionEnabled = false }
            menuDidChange()
        }
    }
    /// Whether a tap changes whether the button is chosen, or which element of its menu.
    open var changesSelectionAsPrimaryAction = false { didSet { menuDidChange() } }
    /// In which order the menu shows its elements.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    /// As on which machine the button behaves.
    open var behavioralStyle: UIBehavioralStyle { .pad }
    /// As on which machine the button should behave.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic
    /// Whether a pointer is over the button.
    open var isHovered: Bool { false }
    /// Whether the button's menu is open.
    open var isHeld: Bool { false }
    /// Whether a pointer over the button takes its shape.
    open var isPointerInteractionEnabled = false
    /// Whether the words' shadow falls the other way under a finger.
    open var reversesTitleShadowWhenHighlighted = false
    /// Whether the button glows under a finger.
    open var showsTouchWhenHighlighted = false
    /// The room around the content.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
    /// How far the title is moved.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// How far the image is moved.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// Whether the image darkens under a finger.
    open var adjustsImageWhenHighlighted = true
    /// Whether the image fades while the button is disabled.
    open var adjustsImageWhenDisabled = true

    // MARK: States

    /// Sets the words for a state.
    open func setTitle(_ title: String?, for state: UIControl.State) {
        set(\.title, to: title, for: state)
    }

    /// Sets the words, with their looks, for a state.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        set(\.attributedTitle, to: title, for: state)
    }

    /// Sets the words' colour for a state.
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        set(\.titleColor, to: color, for: state)
    }

    /// Sets the colour of the words' shadow for a state.
    open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        set(\.titleShadowColor, to: color, for: state)
    }

    /// Sets the image for a state.
    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        set(\.image, to: image, for: state)
    }

    /// Sets the image behind everything for a state.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        set(\.backgroundImage, to: image, for: state)
    }

    // MARK: Configuration

    /// What the button shows, as one value; it goes before what was set for a state.
    open var configuration: UIButton.Configuration? {
        didSet {
            showContent()
            setNeedsUpdateConfiguration()
        }
    }
    /// Is asked to set the configuration whenever the state is another.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// Whether the configuration follows the state by itself.
    open var automaticallyUpdatesConfiguration = true

    /// Asks for `updateConfiguration` at the next layout; what an update sets itself asks for no other.
    open func setNeedsUpdateConfiguration() {
        guard !isUpdatingConfiguration else { return }
        needsConfiguration = true
        setNeedsLayout()
    }

    /// Sets the configuration for the state; asks the handler unless overridden.
    open func updateConfiguration() {
        configurationUpdateHandler?(self)
    }

    // MARK: Parts

    /// The label that shows the title.
    open var titleLabel: UILabel? {
        showLateContent()
        return titlePart()
    }
    /// The label that shows the configuration's subtitle.
    open var subtitleLabel: UILabel? { smallLabel }
    /// The view that shows the image.
    open var imageView: UIImageView? {
        showLateContent()
        return picturePart()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if needsConfiguration {
            needsConfiguration = false
            isUpdatingConfiguration = true
            updateConfiguration()
            isUpdatingConfiguration = false
        }
        layoutParts()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }
    open override var intrinsicContentSize: CGSize { contentSize }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showContent()
    }

    /// The rectangle of title and image together.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: insets) }
    /// The title's rectangle.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { places(in: contentRect).title }
    /// The image's rectangle.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { places(in: contentRect).image }
    /// The background's rectangle.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    override func stateDidChange() {
        super.stateDidChange()
        showContent()
        if configuration != nil || configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
    }

    override func menuDidChange() {
        super.menuDidChange()
        if menu != nil { isContextMenuInteractionEnabled = true }
        showMenuSelection()
    }

    override func touchUpInside() {
        guard menu == nil || !showsMenuAsPrimaryAction else { return sendActions(for: .menuActionTriggered) }
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        sendActions(for: .touchUpInside)
        sendActions(for: .primaryActionTriggered)
    }
}
