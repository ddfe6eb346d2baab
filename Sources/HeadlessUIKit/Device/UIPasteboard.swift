/// What was copied, to be pasted elsewhere: in this process only.
open class UIPasteboard: NSObject, @unchecked Sendable {
    /// The one that all apps share.
    open class var general: UIPasteboard { UIPasteboard(contents: PasteboardContents.named(.general)) }

    let contents: PasteboardContents

    init(contents: PasteboardContents) {
        self.contents = contents
        super.init()
    }

    /// The one of a name; where there is none, it is made if `create` says so, and nil otherwise.
    public convenience init?(name pasteboardName: UIPasteboard.Name, create: Bool) {
        guard create || PasteboardContents.exists(pasteboardName) else { return nil }
        self.init(contents: PasteboardContents.named(pasteboardName))
    }

    /// One with a name of its own.
    open class func withUniqueName() -> UIPasteboard {
        UIPasteboard(contents: PasteboardContents.named(Name(rawValue: UUID().uuidString)))
    }

    /// Takes away the one of a name and what is on it.
    open class func remove(withName pasteboardName: UIPasteboard.Name) {
        PasteboardContents.remove(pasteboardName)
    }

    /// The name.
    open var name: UIPasteboard.Name { contents.name }
    /// Whether the contents outlive the app.
    open var isPersistent: Bool { contents.name == .general }
    /// How often the contents have changed.
    open var changeCount: Int { contents.changeCount }

    /// What was copied: for each item, its value in each type.
    open var items: [[String: Any]] {
        get { contents.items }
        set { contents.replace(by: newValue, until: nil) }
    }
    /// How many items there are.
    open var numberOfItems: Int { items.count }

    /// Adds items to those that are there.
    open func addItems(_ items: [[String: Any]]) {
        contents.replace(by: self.items + items, until: nil)
    }

    /// Puts items in place of what is there.
    open func setItems(_ items: [[String: Any]], options: [UIPasteboard.OptionsKey: Any] = [:]) {
        contents.replace(by: items, until: options[.expirationDate] as? Date)
    }

    /// Whether `object` is the same board.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIPasteboard)?.contents === contents
    }

    /// Equal for the same board.
    open override var hash: Int { ObjectIdentifier(contents).hashValue }
}
