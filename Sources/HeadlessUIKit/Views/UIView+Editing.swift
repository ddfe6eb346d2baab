extension UIView {
    /// Takes the keys from whoever has them in here; by force from who will not give them.
    func takeKeys(byForce force: Bool) -> Bool {
        guard let window, let responder = window.firstResponder as? UIView, responder.isDescendant(of: self) else {
            return false
        }
        if responder.resignFirstResponder() { return true }
        guard force else { return false }
        window.firstResponder = nil
        return true
    }
}
