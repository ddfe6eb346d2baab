/// The screen that shows a document, or a menu of what can be done with it.
final class DocumentViewController: UIViewController {
    /// What the screen is for.
    enum Purpose {
        case preview, options, apps
    }

    let purpose: Purpose
    /// What is shown, kept alive for as long as this is shown.
    private let interaction: UIDocumentInteractionController

    init(_ purpose: Purpose, of interaction: UIDocumentInteractionController) {
        self.purpose = purpose
        self.interaction = interaction
        super.init(nibName: nil, bundle: nil)
        title = interaction.name
        modalPresentationStyle = purpose == .preview ? .fullScreen : .popover
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed || isMovingFromParent { interaction.tellEnd(of: self) }
    }

    /// Goes, whichever way it came.
    func leave(animated: Bool) {
        if let presenter = core.presenting { return presenter.dismiss(animated: animated) }
        navigationController?.popViewController(animated: animated)
    }
}
