/// Items, in sections, laid out by a layout, of which only those in sight have cells.
@MainActor
open class UICollectionView: UIScrollView {
    private weak var itemDelegate: (any UICollectionViewDelegate)?
    var items = CollectionItems()
    var chosen = ChosenPaths()
    var updates: OpenUpdates?
    var transition: LayoutInteractiveTransitionCompletion?

    /// A collection view with a layout in a rectangle.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
    }

    /// Raises: a collection view needs a layout.
    public override convenience init(frame: CGRect) {
        Headless.raise(.invalidArgument("UICollectionView must be initialized with a non-nil layout parameter"))
        self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }

    /// A collection view from a nib.
    public required init?(coder: NSCoder) {
        let layout = UICollectionViewFlowLayout()
        collectionViewLayout = layout
        super.init(coder: coder)
        if collectionViewLayout === layout { layout.collectionView = self }
    }

    override func applyClassDefaults() {
        super.applyClassDefaults()
        backgroundColor = .systemBackground
    }

    /// What decides where the items are.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet { exchangeLayout(oldValue) }
    }
    /// Who tells how many items there are and gives their cells.
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { forgetItems() } }
    /// Who is asked and told about the items.
    @_nonoverride open var delegate: (any UICollectionViewDelegate)? {
        get { scrollDelegate === itemDelegate ? itemDelegate : nil }
        set {
            itemDelegate = newValue
            scrollDelegate = newValue
            collectionViewLayout.invalidateLayout()
        }
    }
    /// Who says which items can be dragged.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)?
    /// Who takes what is dropped.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)?
    /// Whether items can be dragged; by default on a tablet.
    open var dragInteractionEnabled = UIDragInteraction.isEnabledByDefault
    /// Whether something is dragged out of the collection.
    open internal(set) var hasActiveDrag = false
    /// Whether something is dragged over the collection.
    open internal(set) var hasActiveDrop = false
    /// Who gets ready what will be shown soon.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// The view behind all items.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }

    // MARK: Selection

    /// Whether the user can choose items.
    open var allowsSelection = true
    /// Whether the user can choose several items.
    open var allowsMultipleSelection = false
    /// Whether the user can choose items while editing.
    open var allowsSelectionDuringEditing = false
    /// Whether the user can choose several items while editing.
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether choosing follows the focus.
    open var selectionFollowsFocus = false
    /// Whether the collection is edited.
    open var isEditing = false { didSet { if isEditing != oldValue { showEditing() } } }
    /// Whether the focus comes back to the item that had it last.
    open var remembersLastFocusedIndexPath = false
    /// Whether items can be focused.
    open var allowsFocus = true
    /// Whether items can be focused while editing.
    open var allowsFocusDuringEditing = true
    /// How fast items make way for one that the user holds.
    open var reorderingCadence = ReorderingCadence.immediate
    /// Whether cells that want another size get it by themselves.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    /// Whether what comes into sight is asked for in advance.
    open var isPrefetchingEnabled = true
    /// Whether updates were begun and not ended.
    open var hasUncommittedUpdates: Bool { updates != nil }

    /// The chosen items in the order in which they were chosen.
    open var indexPathsForSelectedItems: [IndexPath]? { chosen.paths }

    /// Chooses an item, or none, without telling the delegate.
    open func selectItem(
        at indexPath: IndexPath?,
        animated: Bool,
        scrollPosition: UICollectionView.ScrollPosition
    ) {
        choose(indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    /// Gives up an item without telling the delegate.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        giveUp(indexPath)
    }

    // MARK: Items

    /// Asks anew how many items there are, now, and for cells at the next layout; nothing stays chosen.
    open func reloadData() { reload() }
    /// How many sections there are.
    open var numberOfSections: Int { counts.count }
    /// How many items a section has.
    open func numberOfItems(inSection section: Int) -> Int {
        countOfItems(in: section)
    }
    /// The cell of an item in sight; nil for any other.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cell(at: indexPath) }

    /// A cell that is not used any more or a new one.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String,
        for indexPath: IndexPath
    ) -> UICollectionViewCell { dequeue(identifier, for: indexPath) }

    /// A header, footer or the like that is not used any more or a new one.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String,
        withReuseIdentifier identifier: String,
        for indexPath: IndexPath
    ) -> UICollectionReusableView { dequeue(elementKind, identifier, for: indexPath) }

    /// Makes many changes together; `completion` hears when they are done.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performUpdates(updates, completion: completion)
    }

    /// Takes another layout.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
        if window != nil { layoutIfNeeded() }
    }

    /// Takes another layout; `completion` hears when the items are in place.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout,
        animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        collectionViewLayout = layout
        layoutIfNeeded()
        guard let completion else { return }
        Headless.schedule(after: animated && window != nil ? 0.3 : 0) { completion(true) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutItems()
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { press(touches) }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { release(touches) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { items.pressed = nil }
}
