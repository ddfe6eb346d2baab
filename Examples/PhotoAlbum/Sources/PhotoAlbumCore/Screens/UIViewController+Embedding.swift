extension UIViewController {
    /// Shows `child` in `container`, a view of this controller's, and lets it follow that view's size.
    public func embed(_ child: UIViewController, in container: UIView) {
        addChild(child)
        child.view.frame = container.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(child.view)
        child.didMove(toParent: self)
    }

    /// Leaves the controller that this one is shown in.
    public func leaveParent() {
        willMove(toParent: nil)
        view.removeFromSuperview()
        removeFromParent()
    }
}
