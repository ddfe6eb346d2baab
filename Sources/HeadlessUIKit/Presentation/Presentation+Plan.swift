extension Presentation {
    /// What will be shown, by whom, and how.
    struct Plan {
        let presented: UIViewController
        let controller: UIPresentationController
        let style: UIModalPresentationStyle
        /// Whether the style is another than the controller asked for.
        let isAdapted: Bool

        /// Asks the delegates; nil where UIKit would raise.
        @MainActor
        init?(for presented: UIViewController, from source: UIViewController, over presenter: UIViewController) {
            let controller = Plan.controller(for: presented, from: source, over: presenter)
            controller.presenter = presenter
            let popover = controller as? UIPopoverPresentationController
            if let popover, let delegate = popover.delegate as? any UIPopoverPresentationControllerDelegate {
                delegate.prepareForPopoverPresentation(popover)
            }
            let adapted = Plan.adaptedStyle(of: controller, over: presenter)
            let style = adapted ?? controller.presentationStyle
            controller.activeStyle = style
            if let words = popover?.missingSource {
                controller.activeStyle = nil
                Headless.raise(Headless.Exception(name: "NSGenericException", reason: words))
                return nil
            }
            self.controller = controller
            self.style = style
            isAdapted = adapted != nil
            controller.replacement = adapted.flatMap {
                controller.delegate?.presentationController(
                    controller,
                    viewControllerForAdaptivePresentationStyle: $0
                )
            }
            self.presented = controller.replacement ?? presented
        }

        @MainActor
        private static func controller(
            for presented: UIViewController,
            from source: UIViewController,
            over presenter: UIViewController
        ) -> UIPresentationController {
            if presented.modalPresentationStyle == .custom,
                let controller = presented.transitioningDelegate?.presentationController(
                    forPresented: presented,
                    presenting: presenter,
                    source: source
                )
            {
                return controller
            }
            return presented.keptPresentationController
        }

        /// The style that room asks for; nil where the controller's own holds.
        @MainActor
        private static func adaptedStyle(
            of controller: UIPresentationController,
            over presenter: UIViewController
        ) -> UIModalPresentationStyle? {
            let traits = controller.traitCollection
            let own = controller.presentationStyle
            guard own == .custom || own.isSheet else { return nil }
            let asked = controller.delegate?.adaptivePresentationStyle(for: controller, traitCollection: traits)
            let adapted = asked ?? controller.adaptivePresentationStyle(for: traits)
            guard adapted != .none, adapted.resolved != own else { return nil }
            if let popover = controller as? UIPopoverPresentationController, adapted.isSheet {
                let sheet = popover.adaptiveSheetPresentationController
                sheet.presenter = presenter
                popover.delegate?.presentationController(popover, prepare: sheet)
            }
            return adapted.resolved
        }
    }
}
