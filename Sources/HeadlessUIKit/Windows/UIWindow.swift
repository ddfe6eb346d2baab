/// The view at the top of all others.
open class UIWindow: UIView {
    private struct Reference {
        weak var window: UIWindow?
    }

    private static var visible: [Reference] = []
    private static weak var key: UIWindow?

    weak var firstResponder: UIResponder?
    let touchDelivery = TouchDelivery()
    let focusSystem = UIFocusSystem()
    private var root: UIViewController?
    /// Traits that hold in the window, whatever the screen's are.
    var ownTraits: UITraitCollection?
    /// How near the window is; nearer ones cover others.
    open var windowLevel = Level.normal
    /// The scene that shows the window.
    open weak var windowScene: UIWindowScene?

    /// A hidden window of a size.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        core.layer.isHidden = true
    }

    /// A hidden window that fills a scene.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        core.layer.isHidden = true
        self.windowScene = windowScene
    }

    /// A window as a nib describes it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override var window: UIWindow? { self }

    open override var next: UIResponder? { windowScene ?? UIApplication.shared }
    private lazy var ownUndoManager = UndoManager()
    open override var undoManager: UndoManager? { ownUndoManager }

    /// The display that shows the window.
    open var screen: UIScreen {
        get { .main }
        set {}
    }
    /// Whether the window may take the size of its content.
    open var canResizeToFitContent = false

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        get { root }
        set { replaceRoot(by: newValue) }
    }

    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            let wasHidden = super.isHidden
            super.isHidden = newValue
            UIWindow.visible.removeAll { $0.window == nil || $0.window === self }
            if !newValue {
                UIWindow.visible.append(Reference(window: self))
                showRoot()
            }
            if newValue != wasHidden { tellOfVisibility() }
        }
    }

    // MARK: Keys

    /// Whether keys come to this window.
    open var isKeyWindow: Bool { UIWindow.key === self }

    /// Whether keys may come to this window.
    open var canBecomeKey: Bool { true }

    /// Shows the window and gives it the keys.
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }

    /// Gives the keys to this window.
    open func makeKey() {
        guard canBecomeKey, !isKeyWindow else { return }
        UIWindow.key?.resignKey()
        UIWindow.key = self
        becomeKey()
    }

    /// Hears that keys come here.
    open func becomeKey() {
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
    }

    /// Hears that keys come here no more.
    open func resignKey() {
        NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: self)
    }

    /// Brings an event to those in the window whom it concerns.
    open func sendEvent(_ event: UIEvent) {
        dispatch(event)
    }

    private func tellOfVisibility() {
        let name = isHidden ? UIWindow.didBecomeHiddenNotification : UIWindow.didBecomeVisibleNotification
        NotificationCenter.default.post(name: name, object: self)
    }

    // MARK: Root

    private func replaceRoot(by controller: UIViewController?) {
        guard controller !== root else { return }
        let former = root
        former?.core.presentation?.abandon()
        former?.beginDisappearing(animated: false)
        former?.viewIfLoaded?.removeFromSuperview()
        former?.endTransition()
        root = controller
        if !isHidden { showRoot() }
    }

    private func showRoot() {
        guard let root, root.viewIfLoaded?.superview !== self else { return }
        root.beginAppearing(animated: false)
        guard let view = root.view else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
        layoutIfNeeded()
        root.endTransition()
    }
}

extension UIWindow {
    /// The windows that are shown, in the order in which they came.
    static var allVisible: [UIWindow] { visible.compactMap(\.window) }

    /// The window to which keys come.
    static var keyWindow: UIWindow? { key }

    /// Lays out whatever waits for it in the windows that are shown.
    static func layoutAll() {
        defer { LayerQueue.serve() }
        guard UIView.isLayoutPending else { return }
        UIView.isLayoutPending = false
        for window in allVisible { window.layoutIfNeeded() }
    }

    /// What the camera and the home indicator cover of the window.
    var screenSafeArea: UIEdgeInsets { UIScreen.safeArea }

    /// Takes the keys from whoever is inside `view`.
    func giveUpFirstResponder(below view: UIView) {
        guard let responder = firstResponder as? UIView, responder.isDescendant(of: view) else { return }
        responder.resignFirstResponder()
        firstResponder = nil
    }
}
