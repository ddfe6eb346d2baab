/// A line of text that the user can edit.
@MainActor
open class UITextField: UIControl, UITextInput {
    private var content = NSAttributedString(string: "")
    var input = TextInputState()
    var letters: [NSAttributedString.Key: Any] = [:]

    /// A field in a rectangle.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// A field from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Who is asked and told about the field.
    open weak var delegate: (any UITextFieldDelegate)?

    /// The text, never nil; setting it in code sends no event.
    open var text: String? {
        get { content.string }
        set { show(NSAttributedString(string: newValue ?? "")) }
    }
    /// The text with its looks.
    open var attributedText: NSAttributedString? {
        get { withUsualLooks(content) }
        set { show(newValue ?? NSAttributedString(string: "")) }
    }
    /// Words shown where there is no text.
    open var placeholder: String? {
        get { attributedPlaceholder?.string }
        set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
    }
    /// Words shown where there is no text, with their looks.
    open var attributedPlaceholder: NSAttributedString? { didSet { invalidateIntrinsicContentSize() } }
    /// The text's font.
    open var font: UIFont? = .systemFont(ofSize: 17) { didSet { invalidateIntrinsicContentSize() } }
    /// The text's colour.
    open var textColor: UIColor? = .label
    /// The side that the text keeps to.
    open var textAlignment = NSTextAlignment.natural
    /// What surrounds the field.
    open var borderStyle = BorderStyle.none { didSet { invalidateIntrinsicContentSize() } }
    /// Whether the text goes when editing begins.
    open var clearsOnBeginEditing = false
    /// Whether the text goes when the first character is typed.
    open var clearsOnInsertion = false
    /// Whether too wide a text is set smaller.
    open var adjustsFontSizeToFitWidth = false
    /// The smallest size that it may be set in.
    open var minimumFontSize: CGFloat = 0
    /// Whether the font follows the text size that the user chose.
    open var adjustsFontForContentSizeCategory = false
    /// The image behind the text.
    open var background: UIImage?
    /// The image behind the text while the field is disabled.
    open var disabledBackground: UIImage?
    /// When the button that clears is shown.
    open var clearButtonMode = ViewMode.never
    /// A view before the text.
    open var leftView: UIView? { didSet { exchange(oldValue, for: leftView) } }
    /// When the view before the text is shown.
    open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
    /// A view after the text.
    open var rightView: UIView? { didSet { exchange(oldValue, for: rightView) } }
    /// When the view after the text is shown.
    open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
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
    /// Whether the text is being edited.
    open internal(set) var isEditing = false

    /// Whether the user can change the text's looks.
    open var allowsEditingTextAttributes = false
    /// The looks of what is typed next; nil while the text is not edited.
    open var typingAttributes: [NSAttributedString.Key: Any]?

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

    open override var canBecomeFirstResponder: Bool { isEnabled }

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
        replaceHeld(input.selection, with: text)
    }

    /// Takes away what is selected or the character before it, without asking the delegate.
    open func deleteBackward() {
        let range = rangeToDelete
        if range.length > 0 { replaceHeld(range, with: "") }
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

    private func show(_ new: NSAttributedString) {
        content = new
        input.marked = nil
        select(NSRange(location: new.length, length: 0))
    }

    // MARK: Layout

    /// The text's rectangle.
    open func textRect(forBounds bounds: CGRect) -> CGRect { roomForText(in: bounds) }
    /// The text's rectangle while it is edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// The placeholder's rectangle.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// The border's rectangle.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// The rectangle of the button that clears.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
    }
    /// Draws the text; never called here.
    open func drawText(in rect: CGRect) {}
    /// Draws the placeholder; never called here.
    open func drawPlaceholder(in rect: CGRect) {}
    /// The rectangle of the view before the text.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(of: leftView, at: .left, in: bounds) }
    /// The rectangle of the view after the text.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(of: rightView, at: .right, in: bounds) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutSides()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }
    open override var intrinsicContentSize: CGSize { naturalSize }

    override func touchUpInside() {
        super.touchUpInside()
        becomeFirstResponder()
    }
}
