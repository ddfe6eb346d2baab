/// Text of several lines that scrolls and that the user can edit.
@MainActor
open class UITextView: UIScrollView, UIKeyInput {
    private weak var textDelegate: (any UITextViewDelegate)?
    private var content = NSAttributedString(string: "")

    /// The region that the text is laid out in.
    public let textContainer: NSTextContainer

    /// A text view in a rectangle, whose text is laid out in `textContainer`, or in a region of its own.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer(size: frame.size)
        super.init(frame: frame)
    }

    /// A text view in a rectangle.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    /// A text view from a nib.
    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer(size: .zero)
        super.init(coder: coder)
    }

    override func applyClassDefaults() {
        super.applyClassDefaults()
        alwaysBounceVertical = true
        backgroundColor = .systemBackground
    }

    /// Who is asked and told about the text view.
    @_nonoverride open var delegate: (any UITextViewDelegate)? {
        get { scrollDelegate === textDelegate ? textDelegate : nil }
        set {
            textDelegate = newValue
            scrollDelegate = newValue
        }
    }

    /// The text, never nil; setting it in code tells no one.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var text: String! {
        get { content.string }
        set { show(NSAttributedString(string: newValue ?? "")) }
    }
    /// The text with its looks.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var attributedText: NSAttributedString! {
        get { content }
        set { show(newValue ?? NSAttributedString(string: "")) }
    }
    /// The text's font; nil for 12 points of the system's.
    open var font: UIFont? { didSet { setNeedsLayout() } }
    /// The text's colour.
    open var textColor: UIColor? = .label
    /// The side that the text keeps to.
    open var textAlignment = NSTextAlignment.natural
    /// Whether the user can change the text.
    open var isEditable = true
    /// Whether the user can select text.
    open var isSelectable = true
    /// What is selected, counted in UTF-16.
    open var selectedRange = NSRange(location: 0, length: 0)
    /// The room around the text.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { setNeedsLayout() } }
    /// Whether the font follows the text size that the user chose.
    open var adjustsFontForContentSizeCategory = false
    /// Whether the text goes when the first character is typed.
    open var clearsOnInsertion = false
    private var replacements = InputViews()
    /// What is shown in place of the keyboard.
    open override var inputView: UIView? {
        get { replacements.keyboard }
        set { replacements.keyboard = newValue }
    }
    /// What is shown above the keyboard.
    open override var inputAccessoryView: UIView? {
        get { replacements.accessory }
        set { replacements.accessory = newValue }
    }
    var isBeingEdited = false

    // MARK: Keyboard

    /// Which letters become capitals.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether words are corrected.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Whether misspelt words are marked.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// Whether quotation marks are made round.
    open var smartQuotesType = UITextSmartQuotesType.default
    /// Whether two hyphens become a dash.
    open var smartDashesType = UITextSmartDashesType.default
    /// Whether spaces around what is pasted or cut are set right.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    /// Which keys there are.
    open var keyboardType = UIKeyboardType.default
    /// Whether the keyboard is light or dark.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// What the return key says.
    open var returnKeyType = UIReturnKeyType.default
    /// Whether the return key needs text.
    open var enablesReturnKeyAutomatically = false
    /// Whether the text is hidden as it is typed.
    open var isSecureTextEntry = false
    /// What the text is about.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var textContentType: UITextContentType! = nil

    // MARK: Editing

    open override var canBecomeFirstResponder: Bool { isEditable }

    /// Begins editing, where the delegate allows it.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { beginEditing { super.becomeFirstResponder() } }

    /// Ends editing, where the delegate allows it.
    @discardableResult
    open override func resignFirstResponder() -> Bool { endEditing { super.resignFirstResponder() } }

    /// Whether there is any text.
    open var hasText: Bool { content.length > 0 }

    /// Puts text in place of what is selected, without asking the delegate.
    open func insertText(_ text: String) {
        edit(selectedRange, with: text)
    }

    /// Takes away what is selected or the character before it, without asking the delegate.
    open func deleteBackward() {
        edit(rangeToDelete, with: "")
    }

    /// Brings a range of the text into sight.
    open func scrollRangeToVisible(_ range: NSRange) {
        scrollRectToVisible(rect(of: range), animated: false)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentSize = sizeOfText(width: bounds.width)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        sizeOfText(width: size.width > 0 ? size.width : .infinity)
    }

    open override var intrinsicContentSize: CGSize {
        isScrollEnabled ? super.intrinsicContentSize : sizeOfText(width: bounds.width > 0 ? bounds.width : .infinity)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if isEditable { becomeFirstResponder() }
    }

    private func show(_ new: NSAttributedString) {
        content = new
        selectedRange = NSRange(location: new.length, length: 0)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
}
