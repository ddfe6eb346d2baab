/// Text of several lines that scrolls and that the user can edit.
@MainActor
open class UITextView: UIScrollView, UITextInput {
    private weak var textDelegate: (any UITextViewDelegate)?
    var input = TextInputState()
    var looks = Looks()

    /// The region that the text is laid out in.
    public let textContainer: NSTextContainer
    /// Who lays the text out.
    public let layoutManager: NSLayoutManager
    /// The text, which tells of each change.
    public let textStorage: NSTextStorage

    /// A text view in a rectangle, whose text is laid out in `textContainer`, or in a region of its own.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        let container = textContainer ?? NSTextContainer(size: frame.size)
        (self.textContainer, layoutManager, textStorage) = Self.layout(in: container)
        super.init(frame: frame)
        watchText()
    }

    /// A text view in a rectangle.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    /// A text view of no size; text is laid out the same way whichever layout is asked for.
    public convenience init(usingTextLayoutManager: Bool) {
        self.init(frame: .zero)
    }

    /// A text view from a nib.
    public required init?(coder: NSCoder) {
        (textContainer, layoutManager, textStorage) = Self.layout(in: NSTextContainer(size: .zero))
        super.init(coder: coder)
        watchText()
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
        get { textStorage.string }
        set { show(NSAttributedString(string: newValue ?? "", attributes: usualAttributes)) }
    }
    /// The text with its looks.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var attributedText: NSAttributedString! {
        get { NSAttributedString(attributedString: textStorage) }
        set { show(newValue ?? NSAttributedString(string: "")) }
    }
    /// The text's font; nil for 12 points of the system's.
    open var font: UIFont? {
        get { looks.font }
        set { changeLooks { $0.font = newValue } }
    }
    /// The text's colour.
    open var textColor: UIColor? {
        get { looks.color }
        set { changeLooks { $0.color = newValue } }
    }
    /// The side that the text keeps to.
    open var textAlignment = NSTextAlignment.natural
    /// Whether the user can change the text.
    open var isEditable = true
    /// Whether the user can select text.
    open var isSelectable = true
    /// What is selected, counted in UTF-16.
    open var selectedRange: NSRange {
        get { input.selection }
        set {
            guard newValue != input.selection else { return }
            select(newValue)
            heldSelectionDidChange()
        }
    }
    /// What is found in the text and made a link while it cannot be changed.
    open var dataDetectorTypes: UIDataDetectorTypes = []
    /// Whether the user can change the text's looks.
    open var allowsEditingTextAttributes = false
    /// The looks of links.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [.foregroundColor: UIColor.link]
    /// Whether the user can look for text.
    open var isFindInteractionEnabled = false
    /// Whether text is as large as in other apps on a Mac.
    open var usesStandardTextScaling = false
    /// The looks of what is typed next.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { looks.typing ?? usualAttributes }
        set { looks.typing = newValue }
    }
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
    /// Whether the text that may follow is offered in place.
    @available(iOS 17.0, *)
    open var inlinePredictionType = UITextInlinePredictionType.default
    /// What a password that is made for the text must be like.
    open var passwordRules: UITextInputPasswordRules?
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
    open var hasText: Bool { textStorage.length > 0 }

    /// Puts text in place of what is selected, without asking the delegate.
    open func insertText(_ text: String) {
        edit(selectedRange, with: text)
    }

    /// Takes away what is selected or the character before it, without asking the delegate.
    open func deleteBackward() {
        edit(rangeToDelete, with: "")
    }

    /// The rectangle of the cursor at a place.
    open func caretRect(for position: UITextPosition) -> CGRect { held.caretRect(for: position) }
    /// The rectangles that a selection of a part covers.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { held.selectionRects(for: range) }
    /// The place nearest to a point.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { held.closest(to: point) }

    /// Copies what is selected.
    open override func copy(_ sender: Any?) { copyText() }
    /// Cuts what is selected.
    open override func cut(_ sender: Any?) { cutText() }
    /// Puts in what was copied.
    open override func paste(_ sender: Any?) { pasteText() }
    /// Deletes what is selected.
    open override func delete(_ sender: Any?) { replaceHeld(input.selection, with: "") }
    /// Selects everything.
    open override func selectAll(_ sender: Any?) { selectAllText() }

    /// Brings a range of the text into sight.
    open func scrollRangeToVisible(_ range: NSRange) {
        scrollRectToVisible(rect(of: range), animated: false)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        textContainer.size = CGSize(
            width: bounds.width - textContainerInset.left - textContainerInset.right,
            height: .greatestFiniteMagnitude
        )
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
        textStorage.setAttributedString(new)
        looks.take(new)
        looks.typing = nil
        input.marked = nil
        select(NSRange(location: new.length, length: 0))
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
}
