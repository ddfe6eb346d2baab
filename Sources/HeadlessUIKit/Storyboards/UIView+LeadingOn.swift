extension UITableViewCell {
    /// Goes the way of a storyboard that begins at the cell, where there is one.
    func leadOn() {
        leadOn { controller in
            let rows = (controller as? UITableViewController)?.staticRows?.sections.flatMap(\.rows)
            let id = rows?.first { $0.cell === self }?.id
            return controller.follow(self) { id != nil ? $0.source == id : self.isNamed($0.cell) }
        }
    }

    private func isNamed(_ name: String?) -> Bool { name != nil && name == reuseIdentifier }
}

extension UICollectionViewCell {
    /// Goes the way of a storyboard that begins at the cell, where there is one.
    func leadOn() {
        leadOn { $0.follow(self) { $0.cell != nil && $0.cell == self.reuseIdentifier } }
    }
}

extension UIView {
    /// Asks the controllers around the view, the nearest first, until one knows a way.
    fileprivate func leadOn(_ follow: (UIViewController) -> Bool) {
        let around = sequence(first: self as UIResponder) { $0.next }.lazy.compactMap { $0 as? UIViewController }
        _ = around.first(where: follow)
    }
}
