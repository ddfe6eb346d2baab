extension UIViewController {
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
