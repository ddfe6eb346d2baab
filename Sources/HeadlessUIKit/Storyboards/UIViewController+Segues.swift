extension UIViewController {
    /// The storyboard from which the controller comes.
    public var storyboard: UIStoryboard? { core.storyboard ?? parent?.storyboard }

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
        Headless.raise(.invalidArgument("Receiver (\(self)) has no segue with identifier '\(identifier)'"))
    }
}
