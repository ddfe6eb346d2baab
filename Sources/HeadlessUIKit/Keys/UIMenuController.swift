/// The menu for what is selected, as it was before `UIEditMenuInteraction`.
@MainActor
open class UIMenuController: NSObject {
    /// To where the menu's arrow points.
    public enum ArrowDirection: Int, Sendable {
        /// To where there is room.
        case `default` = 0
        /// Upward.
        case up = 1
        /// Downward.
        case down = 2
        /// To the left.
        case left = 3
        /// To the right.
        case right = 4
    }

    /// The one menu.
    open class var shared: UIMenuController { menu }
    private static let menu = UIMenuController()

    private weak var view: UIView?
    private var rect = CGRect.zero

    /// Whether the menu is shown.
    open private(set) var isMenuVisible = false
    /// To where the arrow points.
    open var arrowDirection = ArrowDirection.default
    /// What the app adds.
    open var menuItems: [UIMenuItem]?

    private override init() {
        super.init()
    }

    /// Where the menu is, in the window; of no size where it is not shown.
    open var menuFrame: CGRect { isMenuVisible ? view?.convert(rect, to: nil) ?? .zero : .zero }

    /// Shows the menu at a rectangle of a view.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        (view, rect) = (targetView, targetRect)
        change(to: true)
    }

    /// Closes the menu, if it is at a view.
    open func hideMenu(from targetView: UIView) {
        if view === targetView { change(to: false) }
    }

    /// Closes the menu.
    open func hideMenu() {
        change(to: false)
    }

    /// Asks anew what can be done.
    open func update() {}

    /// Says at which rectangle of a view the menu is shown.
    @available(iOS, deprecated: 13.0, message: "Use showMenu(from:rect:).")
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        (view, rect) = (targetView, targetRect)
    }

    /// Shows or closes the menu.
    @available(iOS, deprecated: 13.0, message: "Use showMenu(from:rect:) and hideMenu().")
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        change(to: menuVisible)
    }

    private func change(to isVisible: Bool) {
        guard isVisible != isMenuVisible else { return }
        let center = NotificationCenter.default
        center.post(name: isVisible ? Self.willShowMenuNotification : Self.willHideMenuNotification, object: self)
        isMenuVisible = isVisible
        center.post(name: isVisible ? Self.didShowMenuNotification : Self.didHideMenuNotification, object: self)
    }
}

extension UIMenuController {
    /// Is posted when the menu is about to be shown.
    public nonisolated static var willShowMenuNotification: NSNotification.Name {
        NSNotification.Name("UIMenuControllerWillShowMenuNotification")
    }
    /// Is posted when the menu is shown.
    public nonisolated static var didShowMenuNotification: NSNotification.Name {
        NSNotification.Name("UIMenuControllerDidShowMenuNotification")
    }
    /// Is posted when the menu is about to close.
    public nonisolated static var willHideMenuNotification: NSNotification.Name {
        NSNotification.Name("UIMenuControllerWillHideMenuNotification")
    }
    /// Is posted when the menu is closed.
    public nonisolated static var didHideMenuNotification: NSNotification.Name {
        NSNotification.Name("UIMenuControllerDidHideMenuNotification")
    }
    /// Is posted when the menu is elsewhere.
    public nonisolated static var menuFrameDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIMenuControllerMenuFrameDidChangeNotification")
    }
}
