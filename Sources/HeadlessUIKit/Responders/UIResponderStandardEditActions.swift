/// What a menu or a key stroke may have done with what is selected.
@MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Cuts what is selected.
    func cut(_ sender: Any?)
    /// Copies what is selected.
    func copy(_ sender: Any?)
    /// Puts in what was copied.
    func paste(_ sender: Any?)
    /// Puts in what was copied, in the looks of the place.
    func pasteAndMatchStyle(_ sender: Any?)
    /// Puts in what was copied, and goes there.
    func pasteAndGo(_ sender: Any?)
    /// Puts in what was copied, and looks for it.
    func pasteAndSearch(_ sender: Any?)
    /// Selects what is at the cursor.
    func select(_ sender: Any?)
    /// Selects everything.
    func selectAll(_ sender: Any?)
    /// Deletes what is selected.
    func delete(_ sender: Any?)
    /// Makes what is selected run from left to right.
    func makeTextWritingDirectionLeftToRight(_ sender: Any?)
    /// Makes what is selected run from right to left.
    func makeTextWritingDirectionRightToLeft(_ sender: Any?)
    /// Makes what is selected bold, or no longer.
    func toggleBoldface(_ sender: Any?)
    /// Makes what is selected italic, or no longer.
    func toggleItalics(_ sender: Any?)
    /// Underlines what is selected, or no longer.
    func toggleUnderline(_ sender: Any?)
    /// Makes what is selected larger.
    func increaseSize(_ sender: Any?)
    /// Makes what is selected smaller.
    func decreaseSize(_ sender: Any?)
    /// Prints.
    func printContent(_ sender: Any?)
    /// Gives another name.
    func rename(_ sender: Any?)
    /// Makes a copy beside it.
    func duplicate(_ sender: Any?)
    /// Moves it elsewhere.
    func move(_ sender: Any?)
    /// Writes it for others.
    func export(_ sender: Any?)
    /// Looks for text.
    func find(_ sender: Any?)
    /// Looks for text, to replace it.
    func findAndReplace(_ sender: Any?)
    /// Goes on to where the text is next.
    func findNext(_ sender: Any?)
    /// Goes back to where the text is before.
    func findPrevious(_ sender: Any?)
    /// Looks for what is selected.
    func useSelectionForFind(_ sender: Any?)
}

extension UIResponderStandardEditActions {
    /// Does nothing.
    public func cut(_ sender: Any?) {}
    /// Does nothing.
    public func copy(_ sender: Any?) {}
    /// Does nothing.
    public func paste(_ sender: Any?) {}
    /// Does nothing.
    public func pasteAndMatchStyle(_ sender: Any?) {}
    /// Does nothing.
    public func pasteAndGo(_ sender: Any?) {}
    /// Does nothing.
    public func pasteAndSearch(_ sender: Any?) {}
    /// Does nothing.
    public func select(_ sender: Any?) {}
    /// Does nothing.
    public func selectAll(_ sender: Any?) {}
    /// Does nothing.
    public func delete(_ sender: Any?) {}
    /// Does nothing.
    public func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
    /// Does nothing.
    public func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
    /// Does nothing.
    public func toggleBoldface(_ sender: Any?) {}
    /// Does nothing.
    public func toggleItalics(_ sender: Any?) {}
    /// Does nothing.
    public func toggleUnderline(_ sender: Any?) {}
    /// Does nothing.
    public func increaseSize(_ sender: Any?) {}
    /// Does nothing.
    public func decreaseSize(_ sender: Any?) {}
    /// Does nothing.
    public func printContent(_ sender: Any?) {}
    /// Does nothing.
    public func rename(_ sender: Any?) {}
    /// Does nothing.
    public func duplicate(_ sender: Any?) {}
    /// Does nothing.
    public func move(_ sender: Any?) {}
    /// Does nothing.
    public func export(_ sender: Any?) {}
    /// Does nothing.
    public func find(_ sender: Any?) {}
    /// Does nothing.
    public func findAndReplace(_ sender: Any?) {}
    /// Does nothing.
    public func findNext(_ sender: Any?) {}
    /// Does nothing.
    public func findPrevious(_ sender: Any?) {}
    /// Does nothing.
    public func useSelectionForFind(_ sender: Any?) {}
}
