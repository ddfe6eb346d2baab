@available(iOS 18.0, *)
extension Headless {
    /// The view that a screen's preferred transition zooms out of and back into; nil where it names none.
    public static func zoomSource(of controller: UIViewController) -> UIView? {
        let stack = controller.navigationController?.viewControllers ?? []
        let below = stack.firstIndex(of: controller).flatMap { $0 > 0 ? stack[$0 - 1] : nil }
        guard let source = below ?? controller.presentingViewController else { return nil }
        return controller.preferredTransition?.zoom?.source(.init(from: source, to: controller))
    }

    /// Where in the screen the view lies that its preferred transition zooms; nil for all of it.
    public static func zoomAlignment(of controller: UIViewController) -> CGRect? {
        let provider = controller.preferredTransition?.zoom?.options.alignmentRectProvider
        return zoomSource(of: controller).flatMap { provider?(.init(from: $0, to: controller)) }
    }

    /// Whether a finger at a place of a screen's view may send the screen back, as its preferred transition says; never
    /// where that is no zoom. The finger moves down at 500 points a second.
    public static func mayZoomBack(_ controller: UIViewController, from location: CGPoint) -> Bool {
        guard let zoom = controller.preferredTransition?.zoom else { return false }
        let judge = zoom.options.interactiveDismissShouldBegin
        return judge?(.init(at: location, velocity: CGVector(dx: 0, dy: 500))) ?? true
    }

    /// In which style a screen comes: that of its preferred transition, or else its own; nil where it zooms.
    public static func transitionStyle(of controller: UIViewController) -> UIModalTransitionStyle? {
        guard let transition = controller.preferredTransition else { return controller.modalTransitionStyle }
        return transition.style
    }
}
