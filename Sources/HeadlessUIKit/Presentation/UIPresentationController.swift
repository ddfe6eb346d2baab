/// What places a controller over another, and accompanies it from its coming to its going.
@MainActor
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer {
    private weak var presented: UIViewController?
    weak var presenter: UIViewController?
    weak var container: UIView?
    /// The controller that is shown in the other's place where room is short.
    weak var replacement: UIViewController?
    /// The style after adapting, while the controller is shown.
    var activeStyle: UIModalPresentationStyle?

    /// One that will place a controller over another.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presented = presentedViewController
        presenter = presentingViewController
        super.init()
    }

    /// The controller that is shown over the other; the other itself before it is known.
    open var presentingViewController: UIViewController { presenter ?? presentedViewController }
    /// The controller that is shown.
    open var presentedViewController: UIViewController { presented ?? UIViewController() }
    /// How the controller is shown.
    open var presentationStyle: UIModalPresentationStyle {
        presentedViewController.modalPresentationStyle.resolved
    }
    /// The view in which it all happens, while the controller is shown.
    open var containerView: UIView? { container }
    /// Who hears of adapting and of the user's dismissal.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// Traits that hold in what is shown, whatever they are around.
    open var overrideTraitCollection: UITraitCollection?

    /// The traits that hold in what is shown, whatever they are around.
    @available(iOS 17.0, *)
    open var traitOverrides: any UITraitOverrides {
        get { overrides }
        set {
            overrides = TraitValues(newValue)
            container?.traitOverrides = overrides
        }
    }
    var overrides = TraitValues()

    /// How the controller is shown where there is the room there is now; `none` for no other way.
    open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: traitCollection) }

    /// How the controller is shown where the traits are these; `none` for no other way.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }

    /// Hears that the container is about to place its subviews.
    open func containerViewWillLayoutSubviews() {}
    /// Hears that the container has placed its subviews.
    open func containerViewDidLayoutSubviews() {}

    /// The view that is moved; the controller's own unless overridden.
    open var presentedView: UIView? { (replacement ?? presentedViewController).view }

    /// Where the view that is moved ends.
    open var frameOfPresentedViewInContainerView: CGRect { systemFrame(in: container?.bounds ?? .zero) }

    /// Whether the controller covers the whole screen.
    open var shouldPresentInFullscreen: Bool { true }

    /// Whether the view of the other goes once the controller is shown.
    open var shouldRemovePresentersView: Bool { style.removesWhatIsBelow }

    /// Hears that the controller is about to come; the container is there.
    open func presentationTransitionWillBegin() {}
    /// Hears that the controller came, or that its coming was given up.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Hears that the controller is about to go.
    open func dismissalTransitionWillBegin() {}
    /// Hears that the controller went, or that its going was given up.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: Traits and sizes

    /// What is known of where the controller is shown.
    open var traitCollection: UITraitCollection {
        var values = presentingViewController.traitCollection.values
        if let overrideTraitCollection { values.take(overrideTraitCollection.values) }
        values.take(overrides)
        return UITraitCollection(values: values)
    }

    /// Hears that a trait is another.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The size that suits the controller that is shown.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

    /// Hears that another size suits the controller, and places it anew.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        self.container?.setNeedsLayout()
    }

    /// Hears that the constraints of the controller ask for another size.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        self.container?.setNeedsLayout()
    }

    /// How large the controller is where the container is `parentSize`.
    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        parentSize
    }

    /// Hears that the container's size is about to be another, and tells the controller its own.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        let presented = presentedViewController
        let own = self.size(forChildContentContainer: presented, withParentContainerSize: size)
        presented.viewWillTransition(to: own, with: coordinator)
    }

    /// Hears that the traits are about to be others, and tells the controller.
    open func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        presentedViewController.willTransition(to: newCollection, with: coordinator)
    }

    /// Where the system's styles place a controller in a container.
    func systemFrame(in bounds: CGRect) -> CGRect {
        if let frame = (presentedViewController as? UIAlertController)?.frame(over: bounds, as: style) { return frame }
        return style.isSheet ? sheetFrame(in: bounds) : bounds
    }

    /// Where a sheet of the largest size is.
    func sheetFrame(in bounds: CGRect) -> CGRect {
        bounds.inset(by: UIEdgeInsets(top: UIScreen.safeArea.top + 10, left: 0, bottom: 0, right: 0))
    }

    var style: UIModalPresentationStyle { activeStyle ?? presentationStyle }
}
