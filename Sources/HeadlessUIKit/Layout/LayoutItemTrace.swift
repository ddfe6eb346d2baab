/// What constraints know of a view or guide, without keeping it alive.
///
/// The item takes itself out of here when it goes: a weak reference would slow down each hold on a view.
final class LayoutItemTrace: @unchecked Sendable {
    /// The view or guide; nil once it is gone.
    unowned(unsafe) private(set) var item: (any LayoutItem)?

    init(of item: any LayoutItem) {
        self.item = item
    }

    /// Tells that the item goes.
    func forget() {
        item = nil
    }
}
