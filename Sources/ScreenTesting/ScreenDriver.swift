/// Uses one screen as a person would, and tells what a person would see.
@MainActor
public final class ScreenDriver<Screen: UIViewController> {
    /// The screen.
    public let screen: Screen
    /// The window that it is shown in.
    public let window: UIWindow

    let home = UIViewController()
    let navigation: UINavigationController
    var presence: Presence?

    /// Makes a window with a plain root in a navigation controller, and a screen that may be shown there.
    ///
    /// The screen is neither loaded nor shown yet.
    public init(_ make: @autoclosure () -> Screen, size: CGSize = CGSize(width: 390, height: 844)) {
        screen = make()
        navigation = UINavigationController(rootViewController: home)
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        Hand.finishTransitions()
    }

    /// What a navigation bar shows above the screen.
    public var title: String? { screen.navigationItem.title ?? screen.title }

    /// The screen's class, for sentences.
    var name: String { "\(Screen.self)" }

    /// The view, loaded and laid out.
    var loadedView: UIView? {
        screen.loadViewIfNeeded()
        let view = screen.viewIfLoaded
        if view?.window == nil { view?.layoutIfNeeded() } else { window.layoutIfNeeded() }
        return view
    }
}
