extension UITextView: TextHolder {
    /// The looks of text that has none of its own, and of what is typed next where that is another.
    struct Looks {
        var font: UIFont?
        var color: UIColor? = .label
        var typing: [NSAttributedString.Key: Any]?

        mutating func take(_ text: NSAttributedString) {
            if let font = text.attributes.font { self.font = font }
            if let color = text.attributes.foregroundColor { self.color = color }
        }
    }

    var heldText: NSString { text as NSString }
    var heldLines: TextLines { layoutManager.lines }
    var heldOrigin: CGPoint {
        CGPoint(x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
    }

    func replaceHeld(_ range: NSRange, with replacement: String) {
        edit(range, with: replacement)
    }

    func heldSelectionDidChange() {
        input.delegate?.selectionDidChange(self)
        delegate?.textViewDidChangeSelection(self)
    }

    /// The looks of text that has none of its own.
    var usualAttributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [.font: looks.font ?? .systemFont(ofSize: 12)]
        attributes[.foregroundColor] = looks.color
        return attributes
    }

    static func layout(in container: NSTextContainer) -> (NSTextContainer, NSLayoutManager, NSTextStorage) {
        if let manager = container.layoutManager, let storage = manager.textStorage {
            return (container, manager, storage)
        }
        let manager = container.layoutManager ?? NSLayoutManager()
        if container.layoutManager == nil { manager.addTextContainer(container) }
        let storage = NSTextStorage(string: "")
        storage.addLayoutManager(manager)
        return (container, manager, storage)
    }

    /// Lays out anew whenever the text is another.
    func watchText() {
        textContainer.widthTracksTextView = true
        textContainer.contentDidChange = { [weak self] in
            MainActor.assumeIsolated {
                self?.invalidateIntrinsicContentSize()
                self?.setNeedsLayout()
            }
        }
    }

    /// Gives the whole text other looks.
    func changeLooks(_ change: (inout Looks) -> Void) {
        change(&looks)
        looks.typing = nil
        textContainer.usualFont = looks.font
        guard textStorage.length > 0 else { return setNeedsLayout() }
        textStorage.addAttributes(usualAttributes, range: NSRange(location: 0, length: textStorage.length))
    }

    /// Where the text links to `url`.
    func range(of url: URL) -> NSRange? {
        var found: NSRange?
        guard textStorage.length > 0 else { return nil }
        textStorage.enumerateAttribute(.link, in: NSRange(location: 0, length: textStorage.length)) { value, range, _ in
            let link = value as? URL ?? (value as? String).flatMap { URL(string: $0) }
            if found == nil, link == url { found = range }
        }
        return found
    }
}
