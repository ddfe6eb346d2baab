/// Leads back where a finger comes in from the side of the screen.
final class PopGesture: UIScreenEdgePanGestureRecognizer {
    private weak var controller: UINavigationController?
    private let usual: UsualPopDelegate

    init(for controller: UINavigationController) {
        self.controller = controller
        usual = UsualPopDelegate(of: controller)
        super.init()
        edges = .left
        delegate = usual
        Headless.whenRecognized(self) { [weak self] _ in self?.popAtEnd() }
    }

    /// Lists wait with their scrolling until it is clear that the finger does not lead back.
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is ScrollPan
    }

    private func popAtEnd() {
        guard state == .ended, let controller, let view = controller.viewIfLoaded else { return }
        guard translation(in: view).x > view.bounds.width / 4 else { return }
        controller.popViewController(animated: true)
    }
}

/// Lets a finger lead back where the bar has a button that does; an app that puts another delegate in its place decides
/// itself.
private final class UsualPopDelegate: NSObject, UIGestureRecognizerDelegate {
    private weak var controller: UINavigationController?

    init(of controller: UINavigationController) {
        self.controller = controller
        super.init()
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let controller, controller.viewControllers.count > 1, !controller.isNavigationBarHidden else {
            return false
        }
        guard let item = controller.topViewController?.navigationItem, !item.hidesBackButton else { return false }
        return item.leftBarButtonItems?.isEmpty != false || item.leftItemsSupplementBackButton
    }
}
