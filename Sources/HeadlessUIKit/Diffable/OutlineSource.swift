/// A data source some of whose items open and close to show what is below them.
@MainActor
protocol OutlineSource: AnyObject {
    /// Whether what is below an item is shown.
    func isExpanded(at path: IndexPath) -> Bool
    /// Opens or closes an item as a tap on its disclosure does; false where that has no effect.
    func toggle(at path: IndexPath) -> Bool
}
