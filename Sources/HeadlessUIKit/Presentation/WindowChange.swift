/// A window's change to another size or other traits, of which its screens hear before it is made.
@MainActor
struct WindowChange {
    private let window: UIWindow
    private let before: UITraitCollection
    private let context: TransitionContext

    /// Tells the window's screens of the traits to come, where they differ in size, and of the size to come.
    init(of window: UIWindow, to traits: UITraitCollection, size: CGSize? = nil) {
        self.window = window
        before = window.traitCollection
        context = TransitionContext(
            TransitionContext.Cast(container: window, host: window.rootViewController),
            duration: Headless.resizingDuration,
            animated: true
        )
        if before.differsInSize(from: UITraitCollection(traitsFrom: [before, traits])) {
            for controller in window.shownControllers { controller.hearOf(traits, with: context) }
        }
        guard let size, size != window.bounds.size else { return }
        for controller in window.shownControllers { controller.hearOf(size, with: context) }
    }

    /// Lays the window out as it is now, tells of the traits, and lets the coordinator run.
    func finish() {
        window.tellOfTraits(before: before)
        window.layoutIfNeeded()
        context.start { _ in }
    }
}

extension UIWindow {
    /// The root, and all that is presented over it, from below.
    fileprivate var shownControllers: [UIViewController] {
        rootViewController.map { Array(sequence(first: $0, next: \.core.presented)) } ?? []
    }
}

extension UIViewController {
    /// Hears of the window's size to come, through what places the controller where there is such.
    fileprivate func hearOf(_ size: CGSize, with coordinator: TransitionContext) {
        if core.presenting == nil {
            viewWillTransition(to: size, with: coordinator)
        } else {
            core.presentationController?.viewWillTransition(to: size, with: coordinator)
        }
    }

    /// Hears of the window's traits to come, through what places the controller where there is such.
    fileprivate func hearOf(_ traits: UITraitCollection, with coordinator: TransitionContext) {
        let own = UITraitCollection(traitsFrom: [traitCollection, traits])
        if core.presenting == nil {
            willTransition(to: own, with: coordinator)
        } else {
            core.presentationController?.willTransition(to: own, with: coordinator)
        }
    }
}

extension UITraitCollection {
    /// Whether the two differ in what screens are told of before.
    fileprivate func differsInSize(from other: UITraitCollection) -> Bool {
        horizontalSizeClass != other.horizontalSizeClass || verticalSizeClass != other.verticalSizeClass
            || userInterfaceIdiom != other.userInterfaceIdiom || displayScale != other.displayScale
    }
}
