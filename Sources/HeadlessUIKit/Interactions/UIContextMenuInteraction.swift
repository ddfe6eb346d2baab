/// Opens a menu when a finger stays on a view.
@MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    var place = InteractionPlace()
    var shown: ShownMenu?

    /// Who says what is in the menu.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

    /// A menu of which `delegate` decides.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// The view that has the menu.
    open var view: UIView? { place.view }

    /// How the menu is shown: with a preview, while it is open.
    open var menuAppearance: UIContextMenuInteraction.Appearance { shown == nil ? .unknown : .rich }

    /// Hears that another view is about to have the menu.
    open func willMove(to view: UIView?) {
        if view == nil { dismissMenu() }
    }

    /// Hears that another view has the menu.
    open func didMove(to view: UIView?) {
        place.view = view
    }

    /// Where the finger is, in a view's coordinates or, for nil, in the window's.
    open func location(in view: UIView?) -> CGPoint { place.location(in: view) }

    /// Puts another menu in the place of the one that is open.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        guard let menu = shown?.menu else { return }
        shown?.menu = block(menu)
    }

    /// Closes the menu.
    open func dismissMenu() {
        close()
    }
}

extension UIContextMenuInteraction {
    /// How a menu is shown.
    public enum Appearance: UInt, Sendable {
        /// It is not.
        case unknown = 0
        /// With a preview.
        case rich = 1
        /// By itself.
        case compact = 2
    }

    /// A menu that is open.
    struct ShownMenu {
        let configuration: UIContextMenuConfiguration
        var menu: UIMenu?
        let preview: UIViewController?
    }

    /// Opens the menu, as a finger at a point of the window does; false where there is none.
    func open(at point: CGPoint) -> Bool {
        place.point = point
        guard let delegate, let view else { return false }
        let location = place.location(in: view)
        guard let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: location) else {
            return false
        }
        let preview = configuration.previewController
        shown = ShownMenu(configuration: configuration, menu: configuration.menu, preview: preview)
        animate(preview) { delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: $0) }
        return true
    }

    /// Closes the menu, if it is open.
    func close() {
        guard let shown else { return }
        self.shown = nil
        animate(shown.preview) { animator in
            delegate?.contextMenuInteraction(self, willEndFor: shown.configuration, animator: animator)
        }
    }

    /// Does what a tap on the preview does.
    func commit() {
        guard let shown else { return }
        animate(shown.preview) { animator in
            delegate?.contextMenuInteraction(
                self,
                willPerformPreviewActionForMenuWith: shown.configuration,
                animator: animator
            )
            close()
        }
    }

    /// Lets the delegate add to an animation, which is then over at once.
    private func animate(_ preview: UIViewController?, _ tell: (InteractionAnimator) -> Void) {
        let animator = InteractionAnimator(previewing: preview)
        tell(animator)
        animator.run()
    }
}
