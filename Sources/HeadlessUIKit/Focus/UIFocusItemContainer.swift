/// Says which things can have the focus.
@MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
    /// The things in a rectangle.
    func focusItems(in rect: CGRect) -> [any UIFocusItem]
}
