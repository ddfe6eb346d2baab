/// The view between a window and what is shown over it.
final class PresentationContainer: UIView {
    /// What places the contents.
    weak var controller: UIPresentationController?
    /// Whether the container keeps the view where its controller says; animators of the app place it themselves.
    var placesContents = false

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
