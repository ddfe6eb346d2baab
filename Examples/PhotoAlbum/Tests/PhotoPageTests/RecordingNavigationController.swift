import PhotoAlbumCore

/// Writes down what is pushed on it, and shows nothing of it.
final class RecordingNavigationController: UINavigationController {
    private(set) var pushed: [UIViewController] = []
    private(set) var areAnimated: [Bool] = []

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        // The root controller comes this way too.
        guard !viewControllers.isEmpty else { return super.pushViewController(viewController, animated: animated) }
        pushed.append(viewController)
        areAnimated.append(animated)
    }
}
