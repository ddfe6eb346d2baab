/// Rows, in sections, of which only those in sight have cells.
@MainActor
open class UITableView: UIScrollView {
    private weak var rowDelegate: (any UITableViewDelegate)?
    var rows = TableRows()
    var chosen = ChosenPaths()
    var updates: OpenUpdates?
    private var isInEditing = false

    /// A table of a style in a rectangle.
    public init(frame: CGRect, style: UITableView.Style) {
        self.style = style
        super.init(frame: frame)
        becomeTable()
    }

    /// A plain table in a rectangle.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// A table from a nib.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    override func applyClassDefaults() {
        super.applyClassDefaults()
        alwaysBounceVertical = true
        becomeTable()
    }

    /// How the table looks.
    open internal(set) var style: Style { didSet { takeGround(instead: oldValue) } }
    /// Who tells how many rows there are and gives their cells.
    open weak var dataSource: (any UITableViewDataSource)? { didSet { forgetRows() } }
    /// Who says which rows can be dragged.
    open weak var dragDelegate: (any UITableViewDragDelegate)?
    /// Who takes what is dropped.
    open weak var dropDelegate: (any UITableViewDropDelegate)?
    /// Whether rows can be dragged; by default on a tablet.
    open var dragInteractionEnabled = UIDragInteraction.isEnabledByDefault
    /// Whether something is dragged out of the table.
    open internal(set) var hasActiveDrag = false
    /// Whether something is dragged over the table.
    open internal(set) var hasActiveDrop = false
    /// Who gets ready what will be shown soon.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    /// Who is asked and told about the rows.
    @_nonoverride open var delegate: (any UITableViewDelegate)? {
        get { scrollDelegate === rowDelegate ? rowDelegate : nil }
        set {
            rowDelegate = newValue
            scrollDelegate = newValue
            forgetRows()
        }
    }

    // MARK: Heights

    /// How high rows are; by default as high as their cells want.
    open var rowHeight = UITableView.automaticDimension { didSet { forgetHeights() } }
    /// How high headers are; by default as high as their views want.
    open var sectionHeaderHeight = UITableView.automaticDimension { didSet { forgetHeights() } }
    /// How high footers are; by default as high as their views want.
    open var sectionFooterHeight = UITableView.automaticDimension { didSet { forgetHeights() } }
    /// About how high rows are whose cells were not made yet.
    open var estimatedRowHeight = UITableView.automaticDimension { didSet { forgetHeights() } }
    /// About how high headers are.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension
    /// About how high footers are.
    open var estimatedSectionFooterHeight = UITableView.automaticDimension
    /// Extra room above headers.
    open var sectionHeaderTopPadding = UITableView.automaticDimension
    /// How high the empty rows below the last are.
    open var fillerRowHeight: CGFloat = 0

    // MARK: Looks

    /// How rows are set off.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    /// The colour of the lines between rows.
    open var separatorColor: UIColor? = .separator
    /// What blurs what lies below the lines; nil for nothing.
    open var separatorEffect: UIVisualEffect?
    /// How far the lines keep from the edges.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    /// What the lines' insets are measured from.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
    /// The view above all rows.
    open var tableHeaderView: UIView? { didSet { exchange(oldValue, for: tableHeaderView) } }
    /// The view below all rows.
    open var tableFooterView: UIView? { didSet { exchange(oldValue, for: tableFooterView) } }
    /// The view behind all rows.
    open var backgroundView: UIView? { didSet { putBehind(backgroundView, instead: oldValue) } }
    /// Whether content keeps to a width that reads well.
    open var cellLayoutMarginsFollowReadableWidth = false
    /// Whether content keeps to the safe area.
    open var insetsContentViewsToSafeArea = true
    /// The colour of the index at the side.
    open var sectionIndexColor: UIColor?
    /// The colour behind the index at the side.
    open var sectionIndexBackgroundColor: UIColor?
    /// The colour behind the index at the side while a finger is on it.
    open var sectionIndexTrackingBackgroundColor: UIColor?
    /// From how many rows on the index is shown.
    open var sectionIndexMinimumDisplayRowCount = 0

    // MARK: Selection

    /// Whether the user can choose rows.
    open var allowsSelection = true
    /// Whether the user can choose several rows.
    open var allowsMultipleSelection = false
    /// Whether the user can choose rows while editing.
    open var allowsSelectionDuringEditing = false
    /// Whether the user can choose several rows while editing.
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether choosing follows the focus.
    open var selectionFollowsFocus = false
    /// Whether the focus comes back to the row that had it last.
    open var remembersLastFocusedIndexPath = false
    /// Whether rows can be focused.
    open var allowsFocus = true
    /// Whether rows can be focused while editing.
    open var allowsFocusDuringEditing = true
    /// Whether cells that want another height get it by themselves.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    /// Whether what comes into sight is asked for in advance.
    open var isPrefetchingEnabled = true
    /// Whether the table is edited.
    open var isEditing: Bool {
        get { isInEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// Whether updates were begun and not ended.
    open var hasUncommittedUpdates: Bool { updates != nil }

    /// Starts or ends editing.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != isInEditing else { return }
        isInEditing = editing
        showEditing(animated: animated)
    }

    /// The chosen row; the first where there are several.
    open var indexPathForSelectedRow: IndexPath? { chosen.paths.first }
    /// The chosen rows in the order in which they were chosen; nil where there are none.
    open var indexPathsForSelectedRows: [IndexPath]? { chosen.paths.isEmpty ? nil : chosen.paths }

    /// Chooses a row, or none, without telling the delegate.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
        choose(indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    /// Gives up a row without telling the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        giveUp(indexPath, animated: animated)
    }

    // MARK: Rows

    /// Asks anew how many rows there are, now, and for cells at the next layout; nothing stays chosen.
    open func reloadData() { reload() }
    /// How many sections there are.
    open var numberOfSections: Int { counts.count }
    /// How many rows a section has.
    open func numberOfRows(inSection section: Int) -> Int { countOfRows(in: section) }
    /// The cell of a row in sight; nil for any other.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { rows.cells[indexPath] }

    /// A cell that is not used any more or a new one; nil where nothing is registered under the name.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        dequeue(identifier, for: nil)
    }

    /// A cell that is not used any more or a new one.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeueForCertain(identifier, for: indexPath)
    }

    /// A header or footer that is not used any more or a new one; nil where nothing is registered under the name.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        dequeueHeaderFooter(identifier)
    }

    /// Makes many changes together; `completion` hears when they are done.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performUpdates(updates, completion: completion)
    }

    /// Begins changes that are made together.
    open func beginUpdates() { openUpdates() }
    /// Makes the changes since `beginUpdates`.
    open func endUpdates() { closeUpdates() }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutRows()
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { press(touches) }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { release(touches) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancelPress() }
}
