import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UIToolbarTests {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let screen = UIViewController()
    let navigation: UINavigationController

    init() {
        navigation = UINavigationController(rootViewController: screen)
        window.rootViewController = navigation
        window.isHidden = false
    }

    @Test func `the bar is hidden at first, and covers the bottom once it is shown`() {
        #expect(navigation.isToolbarHidden)
        #expect(screen.view.safeAreaInsets.bottom == 34)
        navigation.setToolbarHidden(false, animated: false)
        window.layoutIfNeeded()
        #expect(navigation.toolbar.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
        #expect(screen.view.safeAreaInsets.bottom == 83)
        navigation.isToolbarHidden = true
        window.layoutIfNeeded()
        #expect(navigation.toolbar.superview == nil)
        #expect(screen.view.safeAreaInsets.bottom == 34)
    }

    @Test func `the bar shows the buttons of the screen in front`() {
        let first = UIBarButtonItem(systemItem: .add)
        screen.toolbarItems = [first]
        navigation.isToolbarHidden = false
        window.layoutIfNeeded()
        #expect(navigation.toolbar.items == [first])
        let next = UIViewController()
        navigation.pushViewController(next, animated: false)
        #expect(navigation.toolbar.items ?? [] == [])
        let second = UIBarButtonItem(systemItem: .trash)
        next.setToolbarItems([second], animated: false)
        #expect(navigation.toolbar.items == [second])
    }

    @Test func `a screen that hides the bottom bar has none`() {
        navigation.isToolbarHidden = false
        let next = UIViewController()
        next.hidesBottomBarWhenPushed = true
        navigation.pushViewController(next, animated: false)
        #expect(navigation.toolbar.window == nil)
        navigation.popViewController(animated: false)
        #expect(navigation.toolbar.window === window)
    }

    @Test func `buttons with their own views are in the bar, side by side`() {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 29))
        let item = UIBarButtonItem(customView: view)
        bar.items = [item]
        bar.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 16, y: 10, width: 60, height: 29))
        bar.items = []
        #expect(view.superview == nil)
    }

    @Test func `the bar is at the bottom unless its delegate says otherwise`() {
        let bar = UIToolbar(frame: .zero)
        #expect(bar.barPosition == .bottom)
        let delegate = TopBarDelegate()
        bar.delegate = delegate
        #expect(bar.barPosition == .top)
    }
}

private final class TopBarDelegate: NSObject, UIToolbarDelegate {
    func position(for bar: any UIBarPositioning) -> UIBarPosition { .top }
}
