/// Lets the user's hand feel that something else is selected.
@MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Says that something else is selected.
    open func selectionChanged() {
        Headless.feel(.selection)
    }

    /// Says that something else is selected at a place of the view.
    @available(iOS 17.5, *)
    open func selectionChanged(at location: CGPoint) {
        selectionChanged()
    }
}
