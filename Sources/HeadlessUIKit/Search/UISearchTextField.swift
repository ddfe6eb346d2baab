/// The field of a search bar: words, and tokens before them.
open class UISearchTextField: UITextField {
    /// The tokens before the words.
    open var tokens: [UISearchToken] = [] { didSet { setNeedsLayout() } }
    /// The colour behind the tokens.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var tokenBackgroundColor: UIColor! = .systemBlue
    /// Whether the user may delete tokens.
    open var allowsDeletingTokens = true
    /// Whether the user may copy tokens.
    open var allowsCopyingTokens = true
    /// The words that are suggested below the field.
    open var searchSuggestions: [any UISearchSuggestion]?

    /// The bar that the field is in.
    weak var bar: UISearchBar?

    /// A field in a rectangle.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        returnKeyType = .search
        clearButtonMode = .always
        borderStyle = .roundedRect
    }

    /// A field from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Puts a token among the others.
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        tokens.insert(token, at: min(max(tokenIndex, 0), tokens.count))
    }

    /// Takes a token away.
    open func removeToken(at tokenIndex: Int) {
        guard tokens.indices.contains(tokenIndex) else { return }
        tokens.remove(at: tokenIndex)
    }

    open override func deleteBackward() {
        guard !hasText, !tokens.isEmpty, allowsDeletingTokens else { return super.deleteBackward() }
        tokens.removeLast()
        sendActions(for: .editingChanged)
    }
}
