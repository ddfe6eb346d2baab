extension UIViewController {
    /// What is shown over this controller or over one that contains it.
    public var presentedViewController: UIViewController? { core.presented ?? parent?.presentedViewController }

    /// The controller over which this one, or one that contains it, is shown.
    public var presentingViewController: UIViewController? { core.presenting ?? parent?.presentingViewController }

    /// Whether this is on its way onto the screen, over another.
    public var isBeingPresented: Bool { core.isBeingPresented }

    /// Whether this is on its way off the screen.
    public var isBeingDismissed: Bool { core.isBeingDismissed }

    /// What places this controller, or one that contains it, over another.
    public var presentationController: UIPresentationController? {
        parent?.presentationController ?? keptPresentationController
    }

    /// What places this controller now; nil while it is not shown over another.
    @available(iOS 16.0, *)
    public var activePresentationController: UIPresentationController? {
        guard core.presenting != nil else { return parent?.activePresentationController }
        guard let popover = core.presentationController as? UIPopoverPresentationController else {
            return core.presentationController
        }
        return popover.style == .popover ? popover : popover.adaptiveSheetPresentationController
    }

    /// What shows this controller, or one that contains it, as a popover; nil where its style is another.
    public var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    /// What shows this controller, or one that contains it, as a sheet; nil where its style is another.
    public var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    /// What lets others move along with the change of screens in which this controller takes part just now.
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        core.transition ?? parent?.transitionCoordinator
    }

    /// The controller that is kept until the presentation ends, or the style changes.
    var keptPresentationController: UIPresentationController {
        if let kept = core.presentationController { return kept }
        let made = makePresentationController()
        core.presentationController = made
        return made
    }

    private func makePresentationController() -> UIPresentationController {
        switch modalPresentationStyle.resolved {
        case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: core.presenting)
        case .pageSheet, .formSheet:
            UISheetPresentationController(presentedViewController: self, presenting: core.presenting)
        default: UIPresentationController(presentedViewController: self, presenting: core.presenting)
        }
    }

    /// Lets go of what would place this controller, as its style is another; not while it is shown.
    func forgetUnusedPresentationController() {
        guard core.presenting == nil else { return }
        core.presentationController = nil
    }
}
