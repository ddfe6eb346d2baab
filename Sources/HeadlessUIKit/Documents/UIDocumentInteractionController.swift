/// Shows a document, and offers what else can be done with it.
@MainActor
open class UIDocumentInteractionController: NSObject {
    private weak var shown: DocumentViewController?
    private var ownName: String?

    /// Who hears what becomes of the document.
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
    /// Where the document is.
    open var url: URL?
    /// The document's type; nil where its name tells.
    open var uti: String?
    /// What goes along to an app that the document is handed to.
    open var annotation: Any?

    /// One for a document.
    public init(url: URL) {
        self.url = url
        super.init()
    }

    /// The document's name; its file's unless set.
    open var name: String? {
        get { ownName ?? url?.lastPathComponent }
        set { ownName = newValue }
    }

    /// The document's pictures: here a sheet of paper.
    open var icons: [UIImage] { [UIImage(systemName: "doc")].compactMap(\.self) }

    /// The gestures that show the document; none here, where nothing is touched but through `Headless`.
    open var gestureRecognizers: [UIGestureRecognizer] { [] }

    /// Shows the document over the delegate's screen, or on top of it where that is a navigation controller.
    ///
    /// - Returns: Whether there is a document, and a screen to show it over.
    @discardableResult
    open func presentPreview(animated: Bool) -> Bool {
        guard url != nil, shown == nil, let delegate else { return false }
        let host = delegate.documentInteractionControllerViewControllerForPreview(self)
        guard host.viewIfLoaded?.window != nil else { return false }
        delegate.documentInteractionControllerWillBeginPreview(self)
        let preview = DocumentViewController(.preview, of: self)
        shown = preview
        if let stack = host as? UINavigationController {
            stack.pushViewController(preview, animated: animated)
        } else {
            host.present(preview, animated: animated)
        }
        return true
    }

    /// Takes the document away.
    open func dismissPreview(animated: Bool) {
        if let shown, shown.purpose == .preview { shown.leave(animated: animated) }
    }

    /// Shows the menu of all that can be done, at a part of a view.
    @discardableResult
    open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        presentMenu(.options, over: view.window, animated: animated)
    }

    /// Shows the menu of all that can be done, at a button.
    @discardableResult
    open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        presentMenu(.options, over: UIWindow.keyWindow, animated: animated)
    }

    /// Shows the menu of apps, at a part of a view.
    @discardableResult
    open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        presentMenu(.apps, over: view.window, animated: animated)
    }

    /// Shows the menu of apps, at a button.
    @discardableResult
    open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        presentMenu(.apps, over: UIWindow.keyWindow, animated: animated)
    }

    /// Takes the menu away.
    open func dismissMenu(animated: Bool) {
        if let shown, shown.purpose != .preview { shown.leave(animated: animated) }
    }

    private func presentMenu(_ purpose: DocumentViewController.Purpose, over window: UIWindow?, animated: Bool) -> Bool
    {
        guard url != nil, shown == nil, let root = window?.rootViewController else { return false }
        let top = sequence(first: root, next: \.core.presented).reduce(root) { $1 }
        if purpose == .apps {
            delegate?.documentInteractionControllerWillPresentOpenInMenu(self)
        } else {
            delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
        }
        let menu = DocumentViewController(purpose, of: self)
        shown = menu
        top.present(menu, animated: animated)
        return true
    }

    /// Tells that a screen went.
    func tellEnd(of screen: DocumentViewController) {
        shown = nil
        switch screen.purpose {
        case .preview: delegate?.documentInteractionControllerDidEndPreview(self)
        case .options: delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
        case .apps: delegate?.documentInteractionControllerDidDismissOpenInMenu(self)
        }
    }

    /// Hands the document to an app that the menu offers.
    func send(to application: String) -> Headless.Obstacle? {
        guard let shown, shown.purpose != .preview, let presenter = shown.core.presenting else { return .notOnScreen }
        delegate?.documentInteractionController(self, willBeginSendingToApplication: application)
        presenter.dismiss(animated: true) {
            self.delegate?.documentInteractionController(self, didEndSendingToApplication: application)
        }
        return nil
    }

    /// Takes away what is shown, as a finger would.
    func close() -> Headless.Obstacle? {
        guard let shown, shown.viewIfLoaded?.window != nil else { return .notOnScreen }
        shown.leave(animated: true)
        return nil
    }
}
