/// A text that tells those who lay it out of each change.
open class NSTextStorage: NSMutableAttributedString {
    /// What was changed.
    public struct EditActions: OptionSet, Sendable {
        /// The looks.
        public static var editedAttributes: EditActions { EditActions(rawValue: 1 << 0) }
        /// The characters.
        public static var editedCharacters: EditActions { EditActions(rawValue: 1 << 1) }

        /// The bits.
        public let rawValue: UInt

        /// Makes a set of its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }

    /// Hears that the text was processed.
    public static var didProcessEditingNotification: NSNotification.Name {
        NSNotification.Name("NSTextStorageDidProcessEditingNotification")
    }
    /// Hears that the text is about to be processed.
    public static var willProcessEditingNotification: NSNotification.Name {
        NSNotification.Name("NSTextStorageWillProcessEditingNotification")
    }

    /// Those who lay the text out.
    open private(set) var layoutManagers: [NSLayoutManager] = []
    /// Who hears of each change.
    open weak var delegate: (any NSTextStorageDelegate)?
    /// What was changed since the last processing.
    open private(set) var editedMask: EditActions = []
    /// Where it was changed.
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    /// How many characters there are more.
    open private(set) var changeInLength = 0
    private var depth = 0

    /// Has `aLayoutManager` lay out the text.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.append(aLayoutManager)
        aLayoutManager.textStorage = self
    }

    /// Lets `aLayoutManager` lay out the text no more.
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.removeAll { $0 === aLayoutManager }
        aLayoutManager.textStorage = nil
    }

    /// Notes a change, and processes it unless more changes are announced.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        self.editedMask.formUnion(editedMask)
        let new = NSRange(location: editedRange.location, length: editedRange.length + delta)
        self.editedRange = self.editedRange.location == NSNotFound ? new : NSUnionRange(self.editedRange, new)
        changeInLength += delta
        if depth == 0 { processEditing() }
    }

    /// Tells of what was changed.
    open func processEditing() {
        let (mask, range, delta) = (editedMask, editedRange, changeInLength)
        NotificationCenter.default.post(name: NSTextStorage.willProcessEditingNotification, object: self)
        delegate?.textStorage(self, willProcessEditing: mask, range: range, changeInLength: delta)
        editedMask = []
        editedRange = NSRange(location: NSNotFound, length: 0)
        changeInLength = 0
        delegate?.textStorage(self, didProcessEditing: mask, range: range, changeInLength: delta)
        NotificationCenter.default.post(name: NSTextStorage.didProcessEditingNotification, object: self)
        for manager in layoutManagers { manager.storageDidChange() }
    }

    open override func beginEditing() { depth += 1 }

    open override func endEditing() {
        depth = max(0, depth - 1)
        if depth == 0, !editedMask.isEmpty { processEditing() }
    }

    // MARK: Changes

    open override func replaceCharacters(in range: NSRange, with str: String) {
        change(.editedCharacters, range) { super.replaceCharacters(in: range, with: str) }
    }

    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        change([.editedCharacters, .editedAttributes], range) {
            super.replaceCharacters(in: range, with: attrString)
        }
    }

    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        change(.editedAttributes, range) { super.setAttributes(attrs, range: range) }
    }

    // Foundation's own method for one attribute ends the process on Linux where the text has attributes already.
    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        change(.editedAttributes, range) { super.addAttributes([name: value], range: range) }
    }

    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        change(.editedAttributes, range) { super.addAttributes(attrs, range: range) }
    }

    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        change(.editedAttributes, range) { super.removeAttribute(name, range: range) }
    }

    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        change([.editedCharacters, .editedAttributes], NSRange(location: loc, length: 0)) {
            super.insert(attrString, at: loc)
        }
    }

    open override func append(_ attrString: NSAttributedString) {
        change([.editedCharacters, .editedAttributes], NSRange(location: length, length: 0)) {
            super.append(attrString)
        }
    }

    open override func deleteCharacters(in range: NSRange) {
        change(.editedCharacters, range) { super.deleteCharacters(in: range) }
    }

    open override func setAttributedString(_ attrString: NSAttributedString) {
        change([.editedCharacters, .editedAttributes], NSRange(location: 0, length: length)) {
            super.setAttributedString(attrString)
        }
    }

    /// Does one change, which Foundation may make of several.
    private func change(_ mask: EditActions, _ range: NSRange, _ body: () -> Void) {
        let before = length
        let isOutermost = !isChanging
        isChanging = true
        body()
        guard isOutermost else { return }
        isChanging = false
        edited(mask, range: range, changeInLength: length - before)
    }

    private var isChanging = false
}
