extension UIViewController {
    /// The size of a child's view, which follows the own one where it filled that before.
    func childSize(of container: any UIContentContainer, in parentSize: CGSize) -> CGSize {
        guard let child = (container as? UIViewController)?.viewIfLoaded, let view = viewIfLoaded else {
            return parentSize
        }
        return CGSize(
            width: child.bounds.width + parentSize.width - view.bounds.width,
            height: child.bounds.height + parentSize.height - view.bounds.height
        )
    }

    /// Tells the children, and what is presented, that the size is about to be another.
    func tellChildren(of size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children where child.isViewLoaded {
            let own = self.size(forChildContentContainer: child, withParentContainerSize: size)
            if own != child.view.bounds.size { child.viewWillTransition(to: own, with: coordinator) }
        }
    }

    /// Tells those around that another size suits this screen.
    func tellOfPreferredContentSize() {
        if let parent { return parent.preferredContentSizeDidChange(forChildContentContainer: self) }
        guard core.presenting != nil else { return }
        core.presentationController?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
}
