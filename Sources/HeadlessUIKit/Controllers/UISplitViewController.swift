/// Columns side by side where there is room, and one stack of screens where there is not.
open class UISplitViewController: UIViewController {
    private(set) var columnStyle: Style
    /// The screens of the columns, as the app gave them.
    var columns: [Column: UIViewController] = [:]
    /// The stacks around those that are none themselves.
    var wrappers: [Column: UINavigationController] = [:]
    /// What is shown now, from the first column to the last.
    var arrangement: [Placed] = []
    /// What each column put on the stack while they are one.
    var contributions: [Column: [UIViewController]] = [:]
    var isStacked = true
    var currentMode = DisplayMode.automatic
    private lazy var modeButton = UIBarButtonItem(
        primaryAction: UIAction(image: UIImage(systemName: "sidebar.leading")) { [weak self] _ in self?.toggleMode() }
    )

    /// Who decides and hears how columns become a stack and back.
    open weak var delegate: (any UISplitViewControllerDelegate)?
    /// Whether a swipe shows the first column.
    open var presentsWithGesture = true
    /// Which columns should be shown.
    open var preferredDisplayMode = DisplayMode.automatic { didSet { change(to: wantedMode) } }
    /// How columns should share the width.
    open var preferredSplitBehavior = SplitBehavior.automatic
    /// Whether there is a button that leaves the detail alone.
    open var showsSecondaryOnlyButton = false
    /// When the button is shown that changes which columns are.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
    /// At which side the first column is.
    open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// What is behind the first column.
    open var primaryBackgroundStyle = BackgroundStyle.none
    /// Which share of the width the first column should have.
    open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// How wide the first column should be.
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// How wide the first column is at the least.
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
    /// How wide the first column is at the most.
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
    /// Which share of the width the middle column should have.
    open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension
    /// How wide the middle column should be.
    open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension
    /// How wide the middle column is at the least.
    open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension
    /// How wide the middle column is at the most.
    open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension

    /// Columns of a style.
    public init(style: UISplitViewController.Style) {
        columnStyle = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Two screens, as before there were columns.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        columnStyle = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Two screens as a nib describes them.
    public required init?(coder: NSCoder) {
        columnStyle = .unspecified
        super.init(coder: coder)
    }

    /// Takes the style that a nib says and nobody changes later.
    func take(_ style: Style) { columnStyle = style }

    /// How many columns there are.
    open var style: UISplitViewController.Style { columnStyle }
    /// Whether the columns are one stack, as width is short.
    open var isCollapsed: Bool { isStacked }
    /// Which columns are shown.
    open var displayMode: DisplayMode { currentMode == .automatic ? wantedMode : currentMode }
    /// How columns share the width.
    open var splitBehavior: SplitBehavior { preferredSplitBehavior == .automatic ? .tile : preferredSplitBehavior }
    /// A button that changes which columns are shown.
    open var displayModeButtonItem: UIBarButtonItem { modeButton }
    /// How wide the first column is.
    open var primaryColumnWidth: CGFloat { width(of: .primary) }
    /// How wide the middle column is.
    open var supplementaryColumnWidth: CGFloat { width(of: .supplementary) }

    /// The screens: the list and the detail or, where they are one stack, that alone.
    open var viewControllers: [UIViewController] {
        get { isStacked && !arrangement.isEmpty ? arrangement.map(\.controller) : given }
        set { take(newValue) }
    }

    /// Sets the screen of a column.
    open func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column) {
        guard columns[column] !== vc else { return }
        change {
            columns[column] = vc
            wrappers[column] = nil
        }
    }

    /// The screen of a column, as the app gave it.
    open func viewController(for column: UISplitViewController.Column) -> UIViewController? { columns[column] }

    /// Shows a column: beside or over the detail or, where they are one stack, at the top of it.
    open func show(_ column: UISplitViewController.Column) {
        delegate?.splitViewController(self, willShow: column)
        if isStacked { showInStack(column) } else { change(to: mode(showing: column)) }
    }

    /// Hides a column: leaves the others or, where they are one stack, takes it off that.
    open func hide(_ column: UISplitViewController.Column) {
        delegate?.splitViewController(self, willHide: column)
        if isStacked { hideInStack(column) } else { change(to: mode(hiding: column)) }
    }

    open override func show(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
        guard isStacked, let stack = arrangement.first?.controller as? UINavigationController else {
            return showDetailViewController(vc, sender: sender)
        }
        stack.pushViewController(vc, animated: UIView.areAnimationsEnabled)
    }

    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        showDetail(vc)
    }

    open override func loadView() {
        let container = ContainerView(frame: UIScreen.main.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.place = { [weak self] in self?.adapt() }
        view = container
    }

    open override var childForStatusBarStyle: UIViewController? { arrangement.first?.controller }

    override func prepareChildren() {
        adapt()
    }
}
