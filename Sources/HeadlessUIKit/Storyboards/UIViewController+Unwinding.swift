extension UIViewController {
    /// Leads back to the nearest controller that lists the action of the way, and tells it.
    func goBack(_ way: StoryboardFile.Way, sender: Any?) {
        let action = way.unwindAction ?? ""
        guard let back = passed.first(where: { $0.listed(action) != nil }), let told = back.listed(action) else {
            return Headless.log(
                "No controller on the way back lists '\(action)' in the nibActions of a Headless.NibOutlets."
            )
        }
        let segue = makeSegue(way, to: back) {
            back.uncover(animated: way.isAnimated && UIView.areAnimationsEnabled)
        }
        prepare(for: segue, sender: sender)
        told(segue)
        segue.perform()
    }

    private func listed(_ action: String) -> (@MainActor (Any?) -> Void)? {
        (self as? any Headless.NibOutlets)?.nibActions[action]
    }

    /// The controllers that were passed on the way here, the nearest first.
    private var passed: [UIViewController] {
        sequence(first: self) { $0.parent ?? $0.presentingViewController }.dropFirst().flatMap { controller in
            [controller] + (controller as? UINavigationController ?? controller.navigationController).stack
        }
    }

    /// Takes away what is shown over the controller.
    private func uncover(animated: Bool) {
        if presentedViewController != nil { dismiss(animated: animated) }
        navigationController?.popToViewController(self, animated: animated)
    }
}

extension UINavigationController? {
    @MainActor fileprivate var stack: [UIViewController] { self?.viewControllers.reversed() ?? [] }
}
