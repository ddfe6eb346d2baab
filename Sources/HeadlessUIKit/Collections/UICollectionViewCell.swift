/// An item of a collection.
@MainActor
open class UICollectionViewCell: UICollectionReusableView {
    /// Sets a cell's configurations whenever its state is another.
    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

    private let content = UIView()
    var host = ContentHost()

    /// A cell in a rectangle.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// A cell from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func applyClassDefaults() {
        super.applyClassDefaults()
        content.frame = bounds
        addSubview(content)
    }

    /// The view that the cell's content is put in.
    open var contentView: UIView { content }
    /// Whether the cell is chosen.
    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
    /// Whether the cell shows that a finger is on it.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
    /// The view behind the content.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }
    /// The view behind the content while the cell is chosen.
    open var selectedBackgroundView: UIView? {
        didSet {
            guard selectedBackgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let selectedBackgroundView { insertSubview(selectedBackgroundView, belowSubview: contentView) }
            showSelection()
        }
    }
    /// The content as one value.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { host.configuration }
        set {
            let isFollowing = automaticallyUpdatesContentConfiguration
            host.show(isFollowing ? newValue?.updated(for: configurationState) : newValue, in: contentView)
            collection?.refit(self)
        }
    }
    /// Whether the content follows the cell's state by itself.
    open var automaticallyUpdatesContentConfiguration = true
    /// The ground as one value.
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { showBackground() } }
    /// Whether the ground follows the cell's state by itself.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// Sets the configurations whenever the state is another.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    /// A ground that suits the cell.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

    /// The state that configurations depend on.
    open var configurationState: UICellConfigurationState { currentState }

    /// Asks for the configurations to be set at the next layout.
    open func setNeedsUpdateConfiguration() {
        host.needsUpdate = true
        setNeedsLayout()
    }

    /// Sets the configurations for a state; asks the handler unless overridden.
    open func updateConfiguration(using state: UICellConfigurationState) {
        configurationUpdateHandler?(self, state)
    }

    /// Hears that the user lifts, drags or drops the cell.
    open func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {}

    open override func prepareForReuse() {
        super.prepareForReuse()
        if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurations()
        content.frame = contentFrame
        backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
        host.layout(in: content)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { host.size(width: size.width) ?? bounds.size }

    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        collection?.refit(self)
    }

    /// Where the content is.
    var contentFrame: CGRect { bounds }
}
