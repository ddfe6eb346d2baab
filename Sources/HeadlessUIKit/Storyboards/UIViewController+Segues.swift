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

    /// Goes the way of a name; raises what UIKit raises where there is none.
    func go(named identifier: String, sender: Any?) {
        guard let way = core.ways.first(where: { $0.identifier == identifier }) else {
            let words = "Receiver (\(self)) has no segue with identifier '\(identifier)'"
            return Headless.raise(.invalidArgument(words))
        }
        go(way, sender: sender)
    }

    /// Goes the way that something on the screen leads, if the controller lets it; answers whether there is one.
    @discardableResult
    func follow(_ sender: NSObject?, where leads: (StoryboardFile.Way) -> Bool) -> Bool {
        guard let way = core.ways.first(where: leads) else { return false }
        if shouldPerformSegue(withIdentifier: way.identifier ?? "", sender: sender) { go(way, sender: sender) }
        return true
    }

    /// Lets views of a view that was just loaded hold the scenes that the storyboard puts into them.
    func embedScenes() {
        for way in core.ways where way.kind == "embed" {
            guard let container = core.containers[way.id], let inner = core.storyboard?.controller(way.destination)
            else { continue }
            let segue = makeSegue(way, to: inner) { [weak self] in
                guard let self else { return }
                addChild(inner)
                inner.view.frame = container.bounds
                inner.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                container.addSubview(inner.view)
                inner.didMove(toParent: self)
            }
            prepare(for: segue, sender: nil)
            segue.perform()
        }
    }

    /// The segue of a way, of the class that the storyboard names, where one is found that a storyboard can make.
    func makeSegue(_ way: StoryboardFile.Way, to other: UIViewController, going: @escaping () -> Void)
        -> UIStoryboardSegue
    {
        let named: AnyClass? = way.customClass.flatMap(NibClasses(of: nibBundle ?? .main).find)
        let type = named as? any Headless.StoryboardSegue.Type
        let segue =
            type?.init(identifier: way.identifier, source: self, destination: other)
            ?? UIStoryboardSegue(identifier: way.identifier, source: self, destination: other)
        if way.kind != "custom" || type == nil { segue.performHandler = going }
        if named != nil, type == nil {
            Headless.log(
                "\(way.customClass?.name ?? "") is no Headless.StoryboardSegue: a storyboard cannot make it here."
            )
        }
        return segue
    }

    private func go(_ way: StoryboardFile.Way, sender: Any?) {
        if way.kind == "unwind" { return goBack(way, sender: sender) }
        guard let destination = core.storyboard?.controller(way.destination) else { return }
        if let style = way.presentation { destination.modalPresentationStyle = style }
        if let style = way.transition { destination.modalTransitionStyle = style }
        let segue = makeSegue(way, to: destination) { [weak self] in self?.show(destination, by: way, sender: sender) }
        prepare(for: segue, sender: sender)
        segue.perform()
    }

    private func show(_ destination: UIViewController, by way: StoryboardFile.Way, sender: Any?) {
        let isAnimated = way.isAnimated && UIView.areAnimationsEnabled
        switch way.kind {
        case "show", "push": UIView.animating(isAnimated) { show(destination, sender: sender) }
        case "showDetail", "replace":
            UIView.animating(isAnimated) { showDetailViewController(destination, sender: sender) }
        case "popover", "popoverPresentation":
            destination.modalPresentationStyle = .popover
            let popover = destination.popoverPresentationController
            if let item = sender as? UIBarButtonItem { popover?.barButtonItem = item }
            if let view = sender as? UIView { popover?.sourceView = view }
            present(destination, animated: isAnimated)
        default: present(destination, animated: isAnimated)
        }
    }
}

extension UIView {
    fileprivate static func animating(_ isAnimated: Bool, _ changes: () -> Void) {
        if isAnimated { changes() } else { performWithoutAnimation(changes) }
    }
}
