extension UISearchBar {
    /// The controller of the screen that is searched; nil while the bar is in no window.
    var searchedController: UIViewController? {
        guard window != nil else { return nil }
        let above = sequence(first: self as UIView, next: \.superview)
        if let bar = above.lazy.compactMap({ $0 as? UINavigationBar }).first(where: { _ in true }) {
            return bar.topItem?.owner
        }
        return above.lazy.compactMap(\.core.controller).first { _ in true }
    }
}
