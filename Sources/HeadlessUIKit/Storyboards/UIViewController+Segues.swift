extension UIViewController {
    /// The child through which a segue's source is reached.
    public func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        sequence(first: source.source, next: { $0.parent ?? $0.core.presenting })
            .first { $0.parent === self || $0.core.presenting === self }
    }

    /// The children that may be led back to, in the order in which they are asked.
    public func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let passed = childContaining(source)
        return children.reversed().filter { $0 !== passed }
    }

    func makeSegue(_ identifier: String, sender: Any?) {
        guard let way = core.ways.first(where: { $0.identifier == identifier }) else {
            let words = "Receiver (\(self)) has no segue with identifier '\(identifier)'"
            return Headless.raise(.invalidArgument(words))
        }
        guard let destination = core.storyboard?.controller(way.destination) else { return }
        let segue = UIStoryboardSegue(identifier: identifier, source: self, destination: destination) { [weak self] in
            self?.go(way.kind, to: destination, sender: sender)
        }
        prepare(for: segue, sender: sender)
        segue.perform()
    }

    private func go(_ kind: String, to destination: UIViewController, sender: Any?) {
        switch kind {
        case "show", "push": show(destination, sender: sender)
        case "showDetail", "replace": showDetailViewController(destination, sender: sender)
        default: present(destination, animated: UIView.areAnimationsEnabled)
        }
    }
}
