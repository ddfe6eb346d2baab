/// A button in a bar.
open class UIBarButtonItem: UIBarItem {
    /// How the button looks.
    open var style = Style.plain
    /// How wide the button is; 0 for as wide as it needs.
    open var width: CGFloat = 0
    /// A view in the button's place.
    open var customView: UIView? { didSet { didChange() } }
    /// What a tap does.
    open var primaryAction: UIAction? { didSet { takeLooks() } }
    /// What a tap, or a long one beside a primary action, offers.
    open var menu: UIMenu?
    /// The colour of the button; nil takes the bar's.
    open var tintColor: UIColor?
    /// Whether the button is shown as chosen.
    open var isSelected = false
    /// Whether the button is left out.
    open var isHidden = false { didSet { didChange() } }
    /// Whether a tap chooses from the menu.
    open var changesSelectionAsPrimaryAction = false
    /// The titles that the button leaves room for.
    open var possibleTitles: Set<String>?
    /// What the button is in a menu.
    open var menuRepresentation: UIMenuElement?
    /// Which of the system's buttons this is.
    var systemItem: SystemItem?
    /// The group that the button is in.
    weak var group: UIBarButtonItemGroup?
    var looks = Looks()

    /// A button without title or picture.
    public override init() {
        super.init()
    }

    /// Items are not read from archives here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private func takeLooks() {
        guard let primaryAction, systemItem == nil else { return }
        title = primaryAction.title
        image = primaryAction.image
    }
}
