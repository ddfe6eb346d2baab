@available(iOS 18.0, *)
extension Headless {
    /// The view that a screen's preferred transition zooms out of and back into; nil where it names none.
    public static func zoomSource(of controller: UIViewController) -> UIView? {
        let stack = controller.navigationController?.viewControllers ?? []
        let below = stack.firstIndex(of: controller).flatMap { $0 > 0 ? stack[$0 - 1] : nil }
        guard let source = below ?? controller.presentingViewController else { return nil }
        return controller.preferredTransition?.source(.init(from: source, to: controller))
    }

    /// Where in the screen the view lies that its preferred transition zooms; nil for all of it.
    public static func zoomAlignment(of controller: UIViewController) -> CGRect? {
        let provider = controller.preferredTransition?.options.alignmentRectProvider
        return zoomSource(of: controller).flatMap { provider?(.init(from: $0, to: controller)) }
    }

    /// Whether a finger at a place of a screen's view may send the screen back, as its preferred transition says.
    public static func mayZoomBack(_ controller: UIViewController, from location: CGPoint) -> Bool {
        let judge = controller.preferredTransition?.options.interactiveDismissShouldBegin
        return judge?(.init(at: location, velocity: CGVector(dx: 0, dy: 500))) ?? true
    }
}
