/// The view between a window and what is shown over it.
final class PresentationContainer: UIView {
    /// What places the contents.
    weak var controller: UIPresentationController?
    /// Whether the container keeps the view where its controller says; animators of the app place it themselves.
    var placesContents = false

    /// A search lets touches through where its own view does; all others keep what is below from them.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self && controller?.presentedViewController is UISearchController ? nil : hit
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.containerViewWillLayoutSubviews()
        if placesContents { placePresentedView() }
        controller?.containerViewDidLayoutSubviews()
    }

    func placePresentedView() {
        guard let controller, let view = controller.presentedView, view.superview === self else { return }
        let frame = controller.frameOfPresentedViewInContainerView
        if view.frame != frame { view.frame = frame }
    }
}
