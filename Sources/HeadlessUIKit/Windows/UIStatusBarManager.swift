/// The status bar over a scene.
@MainActor
open class UIStatusBarManager: NSObject {
    private static let height: CGFloat = 54
    private weak var scene: UIWindowScene?

    init(scene: UIWindowScene) {
        self.scene = scene
        super.init()
    }

    /// How the bar looks, as the controllers say.
    open var statusBarStyle: UIStatusBarStyle {
        decider(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
    }

    /// Whether there is no bar, as the controllers say; a phone on its side has none.
    open var isStatusBarHidden: Bool {
        if scene?.interfaceOrientation.isOnItsSide == true { return true }
        return decider(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
    }

    /// Where the bar is; nowhere while it is hidden.
    open var statusBarFrame: CGRect {
        guard let scene, !isStatusBarHidden else { return .zero }
        return CGRect(x: 0, y: 0, width: scene.screen.bounds.width, height: Self.height)
    }

    /// The controller whose word counts: the one in front that fills the screen, or the child that it names.
    private func decider(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController? {
        let window = scene?.keyWindow ?? scene?.windows.first ?? UIWindow.keyWindow
        guard var controller = window?.rootViewController else { return nil }
        while let over = controller.presentedViewController, over.modalPresentationStyle == .fullScreen {
            controller = over
        }
        while let next = controller[keyPath: child] { controller = next }
        return controller
    }
}

extension UIInterfaceOrientation {
    /// Whether what is shown is wider than high.
    var isOnItsSide: Bool { self == .landscapeLeft || self == .landscapeRight }
}
