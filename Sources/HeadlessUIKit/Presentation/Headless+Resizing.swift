extension Headless {
    /// How long a window takes to another size, in seconds.
    static var resizingDuration: TimeInterval { 0.3 }

    /// Gives a window another size, as turning the device or sharing the screen does, with the size classes that
    /// phones and tablets have at that size. Screens hear it before; coordinators end as time passes.
    public static func resize(_ window: UIWindow, to size: CGSize) {
        guard size != window.bounds.size else { return }
        transit(window, to: sizeClasses(of: size)) { coordinator in
            for controller in window.shownControllers { controller.hearOf(size, with: coordinator) }
        } change: {
            window.frame.size = size
        }
    }

    /// Changes traits of a window, such as the style or the text size; all that `traits` does not specify stays.
    public static func change(_ traits: UITraitCollection, of window: UIWindow) {
        transit(window, to: traits)
    }

    private static func transit(
        _ window: UIWindow,
        to traits: UITraitCollection,
        announce: (TransitionContext) -> Void = { _ in },
        change: () -> Void = {}
    ) {
        let root = window.rootViewController
        let context = TransitionContext(
            TransitionContext.Cast(container: window, host: root),
            duration: resizingDuration,
            animated: true
        )
        let before = window.traitCollection
        let after = UITraitCollection(traitsFrom: [before, traits])
        if before.differsInSize(from: after) {
            for controller in window.shownControllers { controller.hearOf(traits, with: context) }
        }
        announce(context)
        window.ownTraits = UITraitCollection(traitsFrom: [window.ownTraits, traits].compactMap(\.self))
        change()
        window.tellOfTraits(before: before)
        window.layoutIfNeeded()
        context.start { _ in }
        UIWindow.layoutAll()
    }

    /// The size classes that Apple's devices have where the app's window is this large.
    private static func sizeClasses(of size: CGSize) -> UITraitCollection {
        let isLow = size.height < 500
        let isWide = size.width >= (isLow ? 896 : 640)
        return UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: isWide ? .regular : .compact),
            UITraitCollection(verticalSizeClass: isLow ? .compact : .regular),
        ])
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
