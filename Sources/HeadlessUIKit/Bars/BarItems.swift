extension UIBarButtonItem {
    /// Comes to be shown in a bar, with its own view where it has one.
    func enter(_ bar: UIView) {
        self.bar = bar
        if let customView, customView.superview !== bar { bar.addSubview(customView) }
    }

    /// Is shown in a bar no more.
    func leave(_ bar: UIView) {
        if self.bar === bar { self.bar = nil }
        if customView?.superview === bar { customView?.removeFromSuperview() }
    }
}

extension UIView {
    /// Puts the views of a bar's buttons side by side, in the middle of its height.
    func placeCustomViews(of items: [UIBarButtonItem]) {
        var x: CGFloat = 16
        for item in items where !item.isHidden {
            guard let view = item.customView, view.superview === self else {
                x += item.systemItem == .fixedSpace ? item.width : UIBarButtonItem.roomForButton
                continue
            }
            let wanted =
                view.bounds.width > 0 && view.bounds.height > 0 ? view.bounds.size : view.sizeThatFits(bounds.size)
            let size = CGSize(width: min(wanted.width, bounds.width), height: min(wanted.height, bounds.height))
            view.frame = CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
            x += size.width + 8
        }
    }
}

extension UIBarButtonItem {
    /// How wide a button without a view is taken to be.
    static var roomForButton: CGFloat { 52 }
}
