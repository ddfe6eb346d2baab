extension UIControl {
    /// Tells that the user, not the code, changed the value.
    func userDidChangeValue() {
        sendActions(for: .valueChanged)
        sendActions(for: .primaryActionTriggered)
    }
}
