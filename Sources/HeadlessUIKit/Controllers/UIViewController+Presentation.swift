extension UIViewController {
    /// What places this controller now; nil while it is not shown over another.
    @available(iOS 16.0, *)
    public var activePresentationController: UIPresentationController? {
        guard core.presenting != nil else { return parent?.activePresentationController }
        guard let popover = core.presentationController as? UIPopoverPresentationController else {
            return core.presentationController
        }
        return popover.style == .popover ? popover : popover.adaptiveSheetPresentationController
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
