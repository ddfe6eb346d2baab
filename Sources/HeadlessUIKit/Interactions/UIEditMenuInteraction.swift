/// Shows the menu for what is selected.
@MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
    private var place = InteractionPlace()
    private var shown: (configuration: UIEditMenuConfiguration, menu: UIMenu)?

    /// Who says what is in the menu.
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?

    /// A menu of which `delegate` decides.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// The view that has the menu.
    open var view: UIView? { place.view }

    /// Hears that another view is about to have the menu.
    open func willMove(to view: UIView?) {
        if view == nil { dismissMenu() }
    }

    /// Hears that another view has the menu.
    open func didMove(to view: UIView?) {
        place.view = view
    }

    /// Shows the menu.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        guard let view else { return }
        dismissMenu()
        place.point = view.convert(configuration.sourcePoint, to: nil)
        guard let menu = menu(for: configuration), !menu.children.isEmpty else { return }
        shown = (configuration, menu)
        let animator = InteractionAnimator()
        delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
        animator.run()
    }

    /// Closes the menu.
    open func dismissMenu() {
        guard let shown else { return }
        self.shown = nil
        let animator = InteractionAnimator()
        delegate?.editMenuInteraction(self, willDismissMenuFor: shown.configuration, animator: animator)
        animator.run()
    }

    /// Asks anew what is in the menu that is shown.
    open func reloadVisibleMenu() {
        guard let configuration = shown?.configuration else { return }
        guard let menu = menu(for: configuration) else { return dismissMenu() }
        shown = (configuration, menu)
    }

    /// Asks anew where the menu that is shown belongs; it has no place here.
    open func updateVisibleMenuPosition(animated: Bool) {}

    /// Where the menu was asked for, in a view's coordinates or, for nil, in the window's.
    open func location(in view: UIView?) -> CGPoint { place.location(in: view) }

    /// The menu that is shown.
    var visibleMenu: UIMenu? { shown?.menu }

    private func menu(for configuration: UIEditMenuConfiguration) -> UIMenu? {
        guard let delegate else { return nil }
        return delegate.editMenuInteraction(self, menuFor: configuration, suggestedActions: [])
    }
}
