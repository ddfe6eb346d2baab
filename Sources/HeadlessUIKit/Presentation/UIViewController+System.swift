extension UIViewController {
    /// Sets what a toolbar shows of this controller.
    public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        self.toolbarItems = toolbarItems
    }

    /// Asks for the home indicator anew; there is none here.
    public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

    /// Asks for the edges anew at which the app's gestures come first.
    public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

    /// Asks anew which ways up the screen may be held.
    @available(iOS 16.0, *)
    public func setNeedsUpdateOfSupportedInterfaceOrientations() {}

    /// Turns the screen the way the device is held; it is held upright here.
    public class func attemptRotationToDeviceOrientation() {}

    /// Whether the controller's buttons work while another is shown over it.
    public var performsActionsWhilePresentingModally: Bool { core.presented == nil }

    /// Whether the focus comes back to where it was as the screen does.
    public var restoresFocusAfterTransition: Bool {
        get { core.restoresFocus }
        set { core.restoresFocus = newValue }
    }

    /// Whether what is shown in this context comes in this controller's way.
    public var providesPresentationContextTransitionStyle: Bool {
        get { core.providesTransitionStyle }
        set { core.providesTransitionStyle = newValue }
    }

    /// Whether the controller decides on the status bar although it does not cover the screen.
    public var modalPresentationCapturesStatusBarAppearance: Bool {
        get { core.capturesStatusBar }
        set { core.capturesStatusBar = newValue }
    }

    /// The scroll view by which a bar at an edge goes; nil where none was set.
    public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        core.contentScrollViews[edge.rawValue]?.view
    }

    /// Sets the scroll view by which a bar at an edge goes.
    public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        for side in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing] where edge.contains(side) {
            core.contentScrollViews[side.rawValue] = scrollView.map { WeakScrollView(view: $0) }
        }
    }

    /// Sets the scroll view by which the bars go.
    public func setContentScrollView(_ scrollView: UIScrollView?) {
        setContentScrollView(scrollView, for: .all)
    }

    /// The margins that the system asks for at the least.
    public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    }

    /// Whether the view's margins are at least those.
    public var viewRespectsSystemMinimumLayoutMargins: Bool {
        get { core.respectsSystemMargins }
        set {
            core.respectsSystemMargins = newValue
            viewIfLoaded?.setNeedsLayout()
        }
    }

    /// A scroll view that is not kept alive.
    struct WeakScrollView {
        weak var view: UIScrollView?
    }
}
