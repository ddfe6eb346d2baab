/// A row of a list in a collection view.
@MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    var accessoryViews: [CellAccessoryView] = []

    /// A cell in a rectangle.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// A cell from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// How many steps the content is moved in.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// How wide such a step is.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    /// Whether what stands at the leading side is moved in too.
    open var indentsAccessories = true { didSet { setNeedsLayout() } }
    /// What stands at the sides.
    open var accessories: [UICellAccessory] = [] { didSet { showAccessories() } }

    /// Where the line below the row goes: from where its words start.
    open private(set) lazy var separatorLayoutGuide: UILayoutGuide = PartLayoutGuide(of: self) { [weak self] in
        self?.separatorFrame ?? .zero
    }

    /// Words and image as rows have them.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { listBackground }

    open override func prepareForReuse() {
        super.prepareForReuse()
        if automaticallyUpdatesBackgroundConfiguration { setNeedsUpdateConfiguration() }
    }

    open override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        showAccessories(editing: state.isEditing)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeAccessories()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let around = bounds.width - contentFrame.width
        guard let wanted = host.size(width: max(0, size.width - around)) else {
            return CGSize(width: size.width, height: bounds.height)
        }
        return CGSize(width: size.width, height: max(44, wanted.height))
    }

    override var contentFrame: CGRect { roomBetweenAccessories }
}
