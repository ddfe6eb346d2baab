extension UIViewController {
    /// The outermost controller that has left for good, this one with it; none when this one is only covered.
    ///
    /// Holds once the view has disappeared.
    var departed: UIViewController? {
        let chain = Array(sequence(first: self) { $0.parent })
        if let top = chain.last, top.standsNowhere { return top }
        return chain.last { $0.isBeingDismissed || $0.isMovingFromParent }
    }

    /// Whether neither a window nor a controller presented over this one keeps it.
    var standsNowhere: Bool {
        presentedViewController == nil && viewIfLoaded?.window == nil
    }

    /// Those that present this controller, the nearest first.
    var presenters: [UIViewController] {
        Array(sequence(first: self) { $0.presentingViewController }.dropFirst())
    }

    /// Tears down every screen in this controller, the covered ones too, which UIKit tells nothing.
    func tearDownScreens() {
        for child in children { child.tearDownScreens() }
        (self as? ThemeShopViewController)?.tearDown()
    }
}
