/// Lays out a text in a container: one glyph for each UTF-16 unit here.
open class NSLayoutManager: NSObject, @unchecked Sendable {
    /// The text.
    open weak var textStorage: NSTextStorage? { didSet { storageDidChange() } }
    /// The rooms in which it is laid out.
    open private(set) var textContainers: [NSTextContainer] = []
    /// Who hears of the layout.
    open weak var delegate: (any NSLayoutManagerDelegate)?
    /// Whether the leading between lines counts.
    open var usesFontLeading = true
    /// Whether characters without shape are shown.
    open var showsInvisibleCharacters = false
    /// Whether parts are laid out only when they are asked for.
    open var allowsNonContiguousLayout = false
    private var cached: TextLines?

    /// Lays out nothing yet.
    public override init() {
        super.init()
    }

    /// Layout managers are not read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Lays the text out in a further room.
    open func addTextContainer(_ container: NSTextContainer) {
        textContainers.append(container)
        container.layoutManager = self
        storageDidChange()
    }

    /// Takes a room away.
    open func removeTextContainer(at index: Int) {
        guard textContainers.indices.contains(index) else { return }
        textContainers.remove(at: index).layoutManager = nil
        storageDidChange()
    }

    /// How many glyphs there are.
    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

    /// Lays the text out; it is laid out whenever it is asked for here.
    open func ensureLayout(for container: NSTextContainer) {}
    /// Lays a part of the text out.
    open func ensureLayout(forCharacterRange charRange: NSRange) {}
    /// Lays a part of the text out.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) {}

    /// Forgets the layout of a part.
    open func invalidateLayout(
        forCharacterRange charRange: NSRange,
        actualCharacterRange actualCharRange: NSRangePointer?
    ) {
        actualCharRange?.pointee = charRange
        storageDidChange()
    }

    /// Asks for a drawing of a part; nothing is drawn here.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {}

    /// The lines, broken anew after each change.
    var lines: TextLines {
        if let cached { return cached }
        let container = textContainers.first
        let width = container.map { $0.size.width - 2 * $0.lineFragmentPadding } ?? .infinity
        let lines = TextLines(
            textStorage ?? NSTextStorage(string: ""),
            font: container?.usualFont ?? .systemFont(ofSize: 12),
            width: width > 0 && width < 1_000_000 ? width : .infinity,
            limit: container?.maximumNumberOfLines ?? 0
        )
        cached = lines
        return lines
    }

    var padding: CGFloat { textContainers.first?.lineFragmentPadding ?? 0 }

    /// Forgets the layout, as text or room are others.
    func storageDidChange() {
        cached = nil
        for container in textContainers { container.contentDidChange?() }
    }
}
