import ThemeShopCore

extension UIView {
    /// All views of this class in this one, at any depth.
    func all<View: UIView>(_ kind: View.Type) -> [View] {
        subviews.flatMap { [$0 as? View].compactMap(\.self) + $0.all(kind) }
    }
}
