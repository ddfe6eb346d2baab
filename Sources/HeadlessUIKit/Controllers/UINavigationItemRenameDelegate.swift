/// Who hears that the user gives a title another name.
@MainActor
@available(iOS 16.0, *)
public protocol UINavigationItemRenameDelegate: NSObjectProtocol {
    /// Hears that the title has another name.
    func navigationItem(_: UINavigationItem, didEndRenamingWith title: String)

    /// Whether the title may have another name.
    func navigationItemShouldBeginRenaming(_: UINavigationItem) -> Bool

    /// The words with which the change begins.
    func navigationItem(
        _: UINavigationItem,
        willBeginRenamingWith suggestedTitle: String,
        selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>)

    /// Whether the title may have this name.
    func navigationItem(_: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

@available(iOS 16.0, *)
extension UINavigationItemRenameDelegate {
    /// Yes.
    public func navigationItemShouldBeginRenaming(_: UINavigationItem) -> Bool { true }

    /// The suggested words.
    public func navigationItem(
        _: UINavigationItem,
        willBeginRenamingWith suggestedTitle: String,
        selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>) {
        (suggestedTitle, selectedRange)
    }

    /// Yes.
    public func navigationItem(_: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { true }
}
