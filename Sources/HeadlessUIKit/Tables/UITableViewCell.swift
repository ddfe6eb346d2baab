/// A row of a table.
@MainActor
open class UITableViewCell: UIView {
    private let content = UIView()
    var style: CellStyle
    var parts = CellParts()
    var host = ContentHost()
    /// The height that a cell wants which lays its content out by itself.
    var ownHeight: CGFloat = 44
    /// Where the table shows the cell.
    var place: IndexPath?
    weak var table: UITableView?
    private var isChosen = false
    private var isUnderFinger = false
    private var isInEditing = false

    /// A cell of a style, to be reused under a name.
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        self.reuseIdentifier = reuseIdentifier
    }

    /// A cell of the default style; where the frame is, the table decides.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
    }

    /// A cell from a nib.
    public required init?(coder: NSCoder) {
        style = .default
        super.init(coder: coder)
    }

    override func applyClassDefaults() {
        super.applyClassDefaults()
        content.frame = bounds
        addSubview(content)
    }

    // MARK: Content

    /// The view that the cell's content is put in.
    open var contentView: UIView { content }
    /// The label, made when it is first asked for.
    open var textLabel: UILabel? { host.configuration == nil ? textPart() : nil }
    /// The second label, made when it is first asked for; nil where the style has none.
    open var detailTextLabel: UILabel? { host.configuration == nil && style != .default ? detailPart() : nil }
    /// The image, made when it is first asked for.
    open var imageView: UIImageView? { host.configuration == nil ? imagePart() : nil }
    /// The content as one value; its own view takes the place of labels and image.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { host.configuration }
        set { show(newValue) }
    }
    /// Whether the content follows the cell's state by itself.
    open var automaticallyUpdatesContentConfiguration = true
    /// The ground as one value.
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { showBackground() } }
    /// Whether the ground follows the cell's state by itself.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// Sets the configurations whenever the state is another.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// The view behind the content.
    open var backgroundView: UIView? { didSet { putBehind(backgroundView, instead: oldValue) } }
    /// The view behind the content while the cell is chosen.
    open var selectedBackgroundView: UIView?
    /// The view behind the content while one of several chosen cells.
    open var multipleSelectionBackgroundView: UIView?

    // MARK: State

    /// The name under which the cell is reused.
    open internal(set) var reuseIdentifier: String?
    /// How the cell looks when chosen.
    open var selectionStyle = SelectionStyle.default
    /// Whether the cell is chosen.
    open var isSelected: Bool {
        get { isChosen }
        set { setSelected(newValue, animated: false) }
    }
    /// Whether the cell shows that a finger is on it.
    open var isHighlighted: Bool {
        get { isUnderFinger }
        set { setHighlighted(newValue, animated: false) }
    }
    /// Whether the cell shows the controls for editing.
    open var isEditing: Bool {
        get { isInEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// What can be done to the row while the table is edited.
    open var editingStyle: EditingStyle { currentEditingStyle }
    /// Whether the cell can be dragged to another place.
    open var showsReorderControl = false
    /// Whether the content makes room for the controls for editing.
    open var shouldIndentWhileEditing = true
    /// Whether the button that confirms deleting is shown.
    open internal(set) var showingDeleteConfirmation = false
    /// What stands at the end.
    open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
    /// The view at the end, in place of the accessory.
    open var accessoryView: UIView? { didSet { exchange(oldValue, for: accessoryView) } }
    /// What stands at the end while the table is edited.
    open var editingAccessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
    /// The view at the end while the table is edited.
    open var editingAccessoryView: UIView? { didSet { exchange(oldValue, for: editingAccessoryView) } }
    /// How many steps the content is moved in.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// How wide such a step is.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    /// How far the line below keeps from the edges.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    /// How the cell looks when focused.
    open var focusStyle = FocusStyle.default
    /// Whether the cell can be touched while it is dragged.
    open var userInteractionEnabledWhileDragging = false

    /// Chooses the cell or not.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != isChosen else { return }
        isChosen = selected
        stateDidChange()
    }

    /// Shows that a finger is on the cell or not.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != isUnderFinger else { return }
        isUnderFinger = highlighted
        stateDidChange()
    }

    /// Shows the controls for editing or not.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != isInEditing else { return }
        let mask: StateMask = editing ? .showingEditControl : []
        willTransition(to: mask)
        isInEditing = editing
        stateDidChange()
        didTransition(to: mask)
    }

    /// Hears that the cell is about to show more or less than its content.
    open func willTransition(to state: StateMask) {}
    /// Hears that the cell shows more or less than its content.
    open func didTransition(to state: StateMask) {}

    /// Hears that the cell is about to be used for another row; forgets what was particular to the former one.
    open func prepareForReuse() {
        forgetState()
    }

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

    /// A configuration that looks as the style does.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        UIListContentConfiguration(style)
    }

    /// A ground that suits the table.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { tableBackground }

    /// Hears that the user lifts, drags or drops the cell.
    open func dragStateDidChange(_ dragState: UITableViewCell.DragState) {}

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutContent()
    }

    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        table?.refit(self)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }
}
