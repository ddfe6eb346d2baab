/// What stands above or below a section.
@MainActor
open class UITableViewHeaderFooterView: UIView {
    private let content = UIView()
    /// Sets a view's configurations whenever its state is another.
    public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

    private var host = ContentHost()
    private var label: UILabel?
    private var detail: UILabel?

    /// A view to be reused under a name.
    public init(reuseIdentifier: String?) {
        super.init(frame: .zero)
        self.reuseIdentifier = reuseIdentifier
    }

    /// A view that is not reused.
    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// A view from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func applyClassDefaults() {
        super.applyClassDefaults()
        addSubview(content)
    }

    /// The view that the content is put in.
    open var contentView: UIView { content }
    /// The name under which the view is reused.
    open internal(set) var reuseIdentifier: String?
    /// The label, made when it is first asked for.
    open var textLabel: UILabel? {
        if label == nil { label = made(.systemFont(ofSize: 13, weight: .semibold)) }
        return label
    }
    /// The smaller label, made when it is first asked for.
    open var detailTextLabel: UILabel? {
        if detail == nil { detail = made(.systemFont(ofSize: 12)) }
        return detail
    }
    /// The content as one value.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { host.configuration }
        set {
            let isFollowing = automaticallyUpdatesContentConfiguration
            host.show(isFollowing ? newValue?.updated(for: configurationState) : newValue, in: contentView)
        }
    }
    /// The ground as one value.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet { backgroundColor = backgroundConfiguration?.resolvedBackgroundColor(for: tintColor) ?? backgroundColor }
    }
    /// Whether the content follows the view's state by itself.
    open var automaticallyUpdatesContentConfiguration = true
    /// Whether the ground follows the view's state by itself.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// Sets the configurations whenever the state is another.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// The view behind the content.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }

    /// Hears that the view is about to be used for another section.
    open func prepareForReuse() {}

    /// The state that configurations depend on.
    open var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    /// Asks for the configurations to be set at the next layout.
    open func setNeedsUpdateConfiguration() {
        host.needsUpdate = true
        setNeedsLayout()
    }

    /// Sets the configurations for a state; asks the handler unless overridden.
    open func updateConfiguration(using state: UIViewConfigurationState) {
        configurationUpdateHandler?(self, state)
    }

    /// A ground that suits headers.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainHeaderFooter() }

    /// A configuration that looks as headers do.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if host.needsUpdate {
            host.needsUpdate = false
            if automaticallyUpdatesContentConfiguration { host.update(for: configurationState, in: contentView) }
            updateConfiguration(using: configurationState)
        }
        content.frame = bounds
        backgroundView?.frame = bounds
        host.layout(in: content)
        let room = bounds.insetBy(dx: 16, dy: 0)
        let detailHeight = detail?.intrinsicContentSize.height ?? 0
        label?.frame = CGRect(x: room.minX, y: 0, width: room.width, height: max(0, room.height - detailHeight))
        detail?.frame = CGRect(x: room.minX, y: room.height - detailHeight, width: room.width, height: detailHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        if let size = host.size(width: size.width) { return size }
        return CGSize(width: size.width, height: bounds.height > 0 ? bounds.height : 28)
    }

    private func made(_ font: UIFont) -> UILabel {
        let label = UILabel()
        label.font = font
        label.textColor = .secondaryLabel
        content.addSubview(label)
        setNeedsLayout()
        return label
    }
}
