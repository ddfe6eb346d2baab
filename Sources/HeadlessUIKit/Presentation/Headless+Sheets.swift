extension Headless {
    /// Dismisses a sheet or a popover as a finger would: by a swipe down, or by a tap beside it.
    ///
    /// Time must pass until it is gone.
    ///
    /// - Returns: What kept the finger from it, and nil when nothing did.
    @discardableResult
    public static func swipeAway(_ controller: UIViewController) -> Obstacle? {
        let around = sequence(first: controller, next: \.parent)
        guard let presented = around.first(where: { $0.core.presenting != nil }),
            let presentation = presented.core.presenting?.core.presentation
        else { return .notOnScreen }
        if presented.core.presented != nil { return .covered(by: "\(Swift.type(of: presented.core.presented))") }
        if let alert = presented as? UIAlertController { return alert.tapBeside() }
        if let sharing = presented as? UIActivityViewController {
            sharing.end(nil, completed: false)
            return nil
        }
        if let picker = presented as? UIDocumentPickerViewController { return picker.cancel() }
        guard presentation.style.isSheet else { return .missing }
        let placing = presentation.controller
        guard presentation.userMayDismiss else {
            placing.delegate?.presentationControllerDidAttemptToDismiss(placing)
            return .refused
        }
        placing.delegate?.presentationControllerWillDismiss(placing)
        presentation.dismiss(
            animated: true,
            ending: { if $0 { presentation.tellThatUserDismissed() } },
            completion: nil
        )
        UIWindow.layoutAll()
        return nil
    }

    /// Pulls a sheet to one of its heights, as a finger would.
    ///
    /// - Returns: What kept the finger from it, and nil when nothing did.
    @discardableResult
    public static func pull(
        _ controller: UIViewController,
        to height: UISheetPresentationController.Detent.Identifier
    ) -> Obstacle? {
        guard let view = controller.viewIfLoaded else { return .notOnScreen }
        if let obstacle = obstacle(to: view) { return obstacle }
        let placing = controller.presentationController
        let popover = placing as? UIPopoverPresentationController
        guard let sheet = placing as? UISheetPresentationController ?? popover?.adaptiveSheetPresentationController,
            sheet.detents.contains(where: { $0.identifier == height })
        else { return .missing }
        guard sheet.selectedDetentIdentifier != height else { return nil }
        sheet.selectedDetentIdentifier = height
        if let delegate = placing?.delegate as? any UISheetPresentationControllerDelegate {
            delegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
        }
        sheet.container?.setNeedsLayout()
        UIWindow.layoutAll()
        return nil
    }
}

extension Presentation {
    /// Whether the user may dismiss what is presented.
    fileprivate var userMayDismiss: Bool {
        guard !presented.isModal, controller.delegate?.presentationControllerShouldDismiss(controller) ?? true else {
            return false
        }
        guard style == .popover else { return true }
        let delegate = controller.delegate as? any UIPopoverPresentationControllerDelegate
        guard let delegate, let popover = controller as? UIPopoverPresentationController else { return true }
        return delegate.popoverPresentationControllerShouldDismissPopover(popover)
    }

    fileprivate func tellThatUserDismissed() {
        controller.delegate?.presentationControllerDidDismiss(controller)
        if let picker = presented as? UIColorPickerViewController {
            picker.delegate?.colorPickerViewControllerDidFinish(picker)
        }
        guard style == .popover, let popover = controller as? UIPopoverPresentationController else { return }
        let delegate = controller.delegate as? any UIPopoverPresentationControllerDelegate
        delegate?.popoverPresentationControllerDidDismissPopover(popover)
    }
}

extension UIViewController {
    /// Whether this controller, or one that is shown inside it, is not to be swiped away.
    fileprivate var isModal: Bool {
        isModalInPresentation || children.contains { $0.viewIfLoaded?.window != nil && $0.isModal }
    }
}
