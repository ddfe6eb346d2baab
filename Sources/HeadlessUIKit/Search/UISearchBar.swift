/// A field for words to search for, with buttons beside it and scopes below.
open class UISearchBar: UIView, UIBarPositioning {
    /// How high the bar is, without scopes.
    static let height: CGFloat = 56

    let field = UISearchTextField(frame: .zero)
    let cancelButton = UIButton(type: .system)
    let bookmarkButton = UIButton(type: .system)
    let resultsButton = UIButton(type: .system)
    var scopes: UISegmentedControl?
    var images: [String: UIImage] = [:]
    var offsets: [Int: UIOffset] = [:]
    var scopeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
    /// What hears of the field, beside the bar's delegate.
    var listener: SearchFieldListener?
    /// The controller that searches with this bar.
    weak var searchController: UISearchController?

    /// Who is asked and told about the bar.
    open weak var delegate: (any UISearchBarDelegate)?
    /// Words at the top of the bar.
    open var prompt: String?
    /// Whether the bar is dark.
    open var barStyle = UIBarStyle.default
    /// How much the bar stands out.
    open var searchBarStyle = Style.default
    /// Whether what is below shines through.
    open var isTranslucent = true
    /// The colour of the bar itself.
    open var barTintColor: UIColor?
    /// The picture behind the bar.
    open var backgroundImage: UIImage?
    /// The picture behind the scopes.
    open var scopeBarBackgroundImage: UIImage?
    /// How far the field's background is moved.
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
    /// How far the text is moved in the field.
    open var searchTextPositionAdjustment = UIOffset.zero
    /// Whether there is a button for bookmarks.
    open var showsBookmarkButton = false { didSet { setNeedsLayout() } }
    /// Whether there is a button that shows results.
    open var showsSearchResultsButton = false { didSet { setNeedsLayout() } }
    /// Whether that button is shown as pressed.
    open var isSearchResultsButtonSelected = false
    /// Whether there is a button that cancels.
    open var showsCancelButton = false { didSet { setNeedsLayout() } }
    /// Whether the scopes are shown, where there are titles.
    open var showsScopeBar = false {
        didSet {
            setNeedsLayout()
            if showsScopeBar != oldValue { invalidateIntrinsicContentSize() }
        }
    }
    /// The titles of the scopes.
    open var scopeButtonTitles: [String]? { didSet { makeScopes() } }
    /// Which scope is chosen.
    open var selectedScopeButtonIndex = 0 { didSet { scopes?.selectedSegmentIndex = selectedScopeButtonIndex } }
    /// Whether the bar takes touches.
    @available(iOS 16.4, *)
    open var isEnabled: Bool {
        get { field.isEnabled }
        set { field.isEnabled = newValue }
    }

    /// A bar in a rectangle.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        makeParts()
    }

    /// A bar from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        makeParts()
    }

    /// The words to search for.
    open var text: String? {
        get { field.text }
        set { field.text = newValue }
    }

    /// Words shown where there is no text.
    open var placeholder: String? {
        get { field.placeholder }
        set { field.placeholder = newValue }
    }

    /// The field in the bar.
    open var searchTextField: UISearchTextField { field }

    /// What is shown above the keyboard.
    open override var inputAccessoryView: UIView? {
        get { field.inputAccessoryView }
        set { field.inputAccessoryView = newValue }
    }

    /// Shows or hides the button that cancels.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    /// Shows or hides the scopes.
    open func setShowsScope(_ show: Bool, animated: Bool) {
        showsScopeBar = show
    }

    /// Where the bar is; at the top unless the delegate says otherwise.
    open var barPosition: UIBarPosition {
        let asked = delegate?.position(for: self) ?? .any
        return asked == .any ? .top : asked
    }

    // MARK: Responder

    open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
    open override var isFirstResponder: Bool { field.isFirstResponder }

    /// Begins editing, where the delegate allows it.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

    /// Ends editing, where the delegate allows it.
    @discardableResult
    open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: ownHeight)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: ownHeight)
    }
}
